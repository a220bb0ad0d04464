// watched-site.ts adds this script before all others. It removes its element, which React would not expect.
const consoleErrors = [];
window.consoleErrors = consoleErrors;
for (const kind of ["error", "warn"]) {
  const original = console[kind];
  console[kind] = (...values) => {
    consoleErrors.push(`console.${kind}: ${values.map(String).join(" ")}`);
    original.apply(console, values);
  };
}
// Errors of pictures and scripts do not bubble, so this listens in the capture phase.
addEventListener(
  "error",
  (event) =>
    consoleErrors.push(
      `error: ${event.message ?? event.target?.src ?? event.target?.href ?? event}`,
    ),
  true,
);
addEventListener("unhandledrejection", ({ reason }) => {
  // WebKit's own, of a transition between documents that a newer navigation ends.
  if (!/skipTransition/.test(reason)) consoleErrors.push(`rejected: ${reason}`);
});
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  consoleErrors.push(`blocked: ${effectiveDirective} ${blockedURI}`),
);
document.currentScript.remove();
