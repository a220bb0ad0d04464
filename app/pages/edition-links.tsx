import styles from "./edition-links.module.css";

type EditionLinksProps = { links?: { label: string; to: string }[] };

export function EditionLinks({ links = [] }: EditionLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={`label ${styles.links}`}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
