// Runs before bootstrap.mjs, which Node 12 and the first versions of 14 can't read: they would say “SyntaxError” and no more.
if (parseInt(process.versions.node, 10) < 16) {
  console.error(
    "\nNode " +
      process.versions.node +
      " is too old: install the newest LTS version of Node from https://nodejs.org, which brings npm.",
  );
  process.exit(1);
}
