import * as UI_TEXT from "#app/ui-text.ts";
import { EmailLink } from "#app/ui/email-link.tsx";
import type { Shell } from "./shell.server.ts";
import { NavigationList } from "./navigation-list.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./site-footer.module.css";

export function SiteFooter({ shell }: { shell: Shell }) {
  const { contacts, affiliatedSite, footerNavigation } = shell;
  const copyright = [shell.copyrightYear, shell.club].filter(Boolean).join(" ");
  return (
    <footer className={`${styles.footer} no-print`} data-theme="dark">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.club}>
          <p className={`statement ${styles.name}`}>{shell.club}</p>
          {shell.tagline && <p className={styles.tagline}>{shell.tagline}</p>}
          {shell.social && (
            <ul className="cluster label">
              {shell.social.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footerNavigation.length > 0 && (
          <nav aria-label={UI_TEXT.footerNavigation}>
            <NavigationList items={footerNavigation} className={`label ${styles.links}`} />
          </nav>
        )}
        {contacts.length > 0 && (
          <section className={styles.contacts} aria-labelledby="contacts">
            <h2 id="contacts" className="label">
              {UI_TEXT.contacts}
            </h2>
            <dl className="rows">
              {contacts.map(({ label, email }) => (
                <div key={`${label} ${email}`}>
                  <dt>{label}</dt>
                  <dd>
                    <EmailLink address={email} />
                  </dd>
                </div>
              ))}
              {affiliatedSite && (
                <div>
                  <dt>{UI_TEXT.affiliatedSite}</dt>
                  <dd>
                    <a href={affiliatedSite.to}>{affiliatedSite.label}</a>
                  </dd>
                </div>
              )}
            </dl>
          </section>
        )}
        <p className={styles.note}>
          {`© ${copyright}`}
          {shell.footerNote && (
            <>
              {". "}
              <RichText text={shell.footerNote} />
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
