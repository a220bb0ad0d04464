// Required before bootstrap.mjs, which the first versions of Node 14 can't read: they say no more than “SyntaxError”.
if (parseInt(process.versions.node, 10) < 16) {
  console.error(
    "\nNode " +
      process.versions.node +
      " is too old: install the newest LTS version of Node from https://nodejs.org, which brings npm.",
  );
  process.exit(1);
}
