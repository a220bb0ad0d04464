import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CopyButton, CopyLink } from "#app/ui/copy-button.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import styles from "./specimen.module.css";

const VARIANTS = ["solid", "outline", "accent"] as const;
/** An active element is hovered too. */
const STATES = ["", "hover", "focus-visible", "hover active"] as const;

export function SpecimenControls({ theme }: { theme: string }) {
  return (
    <section className={styles.part}>
      <h3>Controls</h3>
      <table className={styles.states}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Buttons and links</th>
          </tr>
        </thead>
        <tbody>
          {STATES.map((state) => (
            <tr key={state}>
              <th scope="row">{state || "at rest"}</th>
              <td data-forced={state}>
                {VARIANTS.map((variant) => (
                  <ButtonLink key={variant} variant={variant} to="#page-heading">
                    {variant}
                  </ButtonLink>
                ))}
                <a href="#page-heading">A link</a>
                <CopyLink fragment="page-heading" of="this page" />
                <MotionControl />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>
        No control is ever disabled: what cannot be done now is not offered. The page that is shown
        is marked in the header (<code>aria-current</code>); click Menu on a narrow window for the
        drawer.
      </p>
      <div className={styles.row}>
        <ButtonLink to="https://tickets.example" icon="arrowOut" newTab>
          Opens in a new tab
        </ButtonLink>
        <ButtonLink to="#page-heading">
          A label so long that it has to break into two or more lines on a narrow screen
        </ButtonLink>
        <CopyButton label="Copy text" email={{ address: "hello@club.example" }} toast="Copied" />
        <EmailLink address="a.rather.long.address@club.example" />
        <Spinner />
      </div>
      <Accordion
        name={`specimen-${theme}`}
        items={[
          { question: `A question, closed (${theme})`, answer: "One is open at a time." },
          {
            question: `A question of more than one line, as long as the content allows it to be, so that it runs on (${theme})`,
            answer: "Unbroken ".concat("text".repeat(40)),
          },
        ]}
      />
      <Accordion
        name={`specimen-open-${theme}`}
        items={[{ question: `The only one (${theme})`, answer: "A list with one entry." }]}
      />
    </section>
  );
}
