import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

// oxlint-disable-next-line no-console -- the report is meant for the console
const report = console.info;
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
  measure(({ name, value, rating }) =>
    report(`${name}: ${value.toFixed(name === "CLS" ? 3 : 0)} (${rating})`),
  );
}
