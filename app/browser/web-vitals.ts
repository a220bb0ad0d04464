/**
 * Measures how the page feels to this visitor, on demand: add `?web-vitals` to an address and read the console (R47).
 * Nothing is sent anywhere; the library is not loaded otherwise.
 */
export async function reportWebVitalsOnDemand() {
  if (!new URLSearchParams(location.search).has("web-vitals")) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  // oxlint-disable-next-line no-console -- the console is where this report goes
  const report = console.info;
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, rating }) =>
      report(`${name}: ${value.toFixed(name === "CLS" ? 3 : 0)} (${rating})`),
    );
  }
}
