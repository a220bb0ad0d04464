// Added to each page by serve.ts, before all other scripts. It leaves no element behind for React to find.
const consoleErrors = [];
window.consoleErrors = consoleErrors;
for (const kind of ["error", "warn"]) {
  const original = console[kind];
  console[kind] = (...words) => {
    consoleErrors.push(`console.${kind}: ${words.map(String).join(" ")}`);
    original.apply(console, words);
  };
}
// Failed pictures and scripts do not bubble; on the way down they pass here.
addEventListener(
  "error",
  (event) =>
    consoleErrors.push(
      `error: ${event.message ?? event.target?.src ?? event.target?.href ?? event}`,
    ),
  true,
);
addEventListener("unhandledrejection", ({ reason }) => consoleErrors.push(`rejected: ${reason}`));
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  consoleErrors.push(`blocked: ${effectiveDirective} ${blockedURI}`),
);
document.currentScript.remove();
