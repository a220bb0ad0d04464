// Added to each page by serve.ts, before all other scripts. It leaves no element behind for React to find.
const complaints = [];
window.__complaints = complaints;
for (const kind of ["error", "warn"]) {
  const original = console[kind];
  console[kind] = (...words) => {
    complaints.push(`console.${kind}: ${words.map(String).join(" ")}`);
    original.apply(console, words);
  };
}
// Failed pictures and scripts do not bubble; on the way down they pass here.
addEventListener(
  "error",
  (event) =>
    complaints.push(`error: ${event.message ?? event.target?.src ?? event.target?.href ?? event}`),
  true,
);
addEventListener("unhandledrejection", ({ reason }) => complaints.push(`rejected: ${reason}`));
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  complaints.push(`blocked: ${effectiveDirective} ${blockedURI}`),
);
document.currentScript.remove();
