import type { Programme as Days } from "./programme.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./programme.module.css";

/** A long schedule, or one of several days or rooms: what is on at the same time is side by side. */
export function Programme({ days }: { days: Days }) {
  const hasDays = days.some(({ heading }) => heading);
  return days.map(({ heading, slots }) => (
    <div key={heading ?? ""} className={styles.day}>
      {heading && <h3>{heading}</h3>}
      <ol>
        {slots.map(({ time, sessions }) => (
          <li key={time} className={styles.slot}>
            <p className={styles.time}>
              <bdi>{time}</bdi>
            </p>
            <ul>
              {sessions.map((session, index) => (
                <li key={index}>
                  <Session {...session} Heading={hasDays ? "h4" : "h3"} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  ));
}

type SessionProps = Days[number]["slots"][number]["sessions"][number] & { Heading: "h3" | "h4" };

function Session({ title, text, room, speakers, Heading }: SessionProps) {
  return (
    <>
      <Heading>{title}</Heading>
      {speakers.length > 0 && (
        <p className={styles.speakers}>
          {speakers.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <a href={`#speaker-${id}`}>
                <bdi>{name}</bdi>
              </a>
            </span>
          ))}
        </p>
      )}
      {room && <p className={styles.room}>{room}</p>}
      <Paragraph className={styles.text}>{text}</Paragraph>
    </>
  );
}
