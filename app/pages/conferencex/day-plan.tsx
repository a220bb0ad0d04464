import type { Group } from "./page.server.ts";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
import line from "./day-line.module.css";
import styles from "./day-plan.module.css";

export function DayPlan({ day, isOver }: { day: Group<"day">; isOver: boolean }) {
  const { heading, schedule, facts } = day;
  return (
    <section id="day" className={styles.day} data-theme="dark">
      <div className="wrap">
        <h2>{heading}</h2>
        {schedule.length > 0 && (
          <div className={line.frame}>
            <ol className={line.line}>
              {schedule.map(({ day, time, title, by, text, lasts }) => (
                <li
                  key={`${day} ${time} ${title}`}
                  className={lasts && !isOver ? line.lasts : undefined}
                >
                  <div>
                    {day && <p className="statement">{day}</p>}
                    <p className={`statement ${line.time}`}>{time}</p>
                    <h3>{title}</h3>
                    <Paragraph className={line.text}>{by}</Paragraph>
                    <Paragraph className={line.text}>{text}</Paragraph>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ label, text }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
