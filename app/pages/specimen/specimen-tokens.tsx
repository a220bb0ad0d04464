import tokens from "#app/styles/tokens.css?raw";
import styles from "./specimen.module.css";
import tokenStyles from "./specimen-tokens.module.css";

/** Reads tokens.css, so that a new token appears without a change here. */
const NAMES = [...new Set([...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = ""]) => name))];

/** By the first word of a token's name. */
const SHOWN_AS: Record<string, string> = {
  brand: "colour",
  color: "colour",
  text: "size",
  font: "family",
  space: "length",
  radius: "corner",
};

export function SpecimenTokens() {
  return (
    <section className={styles.part}>
      <h3>Tokens</h3>
      <ul className={styles.tokens}>
        {NAMES.map((name) => (
          <li key={name}>
            <Sample name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ name }: { name: string }) {
  const kind = SHOWN_AS[name.split("-")[2] ?? ""];
  if (!kind || name === "--text-width") return null;
  return (
    <span
      className={tokenStyles.sample}
      data-shown-as={kind}
      // The security policy of the built site knows no style attributes; a property set by script is none.
      ref={(element) => element?.style.setProperty("--shown", `var(${name})`)}
    >
      {kind === "size" || kind === "family" ? "Ag 8" : null}
    </span>
  );
}
