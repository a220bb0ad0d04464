import type { Projectx } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { mailtoHref } from "#app/ui/email-link.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./take-part.module.css";

export function TakePart({ button, inquiry, text }: NonNullable<Projectx["takePart"]>) {
  const { label, to } = button;
  const [, address] = to.split("mailto:");
  return (
    <div className={styles.takePart}>
      <ButtonLink
        to={address && inquiry ? mailtoHref({ address, ...inquiry }) : to}
        variant="accent"
        icon={address ? "mail" : undefined}
      >
        {label}
      </ButtonLink>
      <Paragraph>{text}</Paragraph>
    </div>
  );
}
