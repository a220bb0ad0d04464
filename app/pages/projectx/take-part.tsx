import type { Projectx } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./take-part.module.css";

export function TakePart({ button, text }: NonNullable<Projectx["takePart"]>) {
  const { label, to } = button;
  return (
    <div className={styles.takePart}>
      <ButtonLink to={to} variant="accent" icon={to.startsWith("mailto:") ? "mail" : undefined}>
        {label}
      </ButtonLink>
      <Paragraph>{text}</Paragraph>
    </div>
  );
}
