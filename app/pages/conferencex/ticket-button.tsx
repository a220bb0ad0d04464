import type { Conference } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import styles from "./ticket-button.module.css";

export function TicketButton({ hero, phase }: Pick<Conference, "hero" | "phase">) {
  switch (phase) {
    case "announced":
      return null;
    case "on-sale":
      return (
        <ButtonLink href={hero.ticket.url} icon="arrowOut">
          {hero.ticket.label}
        </ButtonLink>
      );
    case "sold-out":
      return <p className={styles.soldOut}>{UI_TEXT.soldOut}</p>;
    case "over":
      return <ButtonLink to={hero.afterwards.to}>{hero.afterwards.label}</ButtonLink>;
  }
}
