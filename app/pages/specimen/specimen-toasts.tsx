import { POSITIONS, ToastCard } from "#app/ui/toaster.tsx";
import { type ToastStatus, toasts } from "#app/ui/toasts.ts";
import styles from "./specimen.module.css";

const STATUSES: ToastStatus[] = ["info", "warning", "success", "error", "loading"];

export function SpecimenToasts() {
  return (
    <section className={styles.part}>
      <h3>Toasts</h3>
      <div className={styles.toasts} data-toasts="">
        {STATUSES.map((status) => (
          <ToastCard
            key={status}
            status={status}
            message={`This is what “${status}” looks like.`}
          />
        ))}
        <ToastCard
          status="error"
          message={`https://club.example/${"a-very-long-address".repeat(6)}`}
        />
      </div>
      <p>Click one to see a toast in its place:</p>
      <div className={styles.row}>
        {POSITIONS.map((position, index) => (
          <button
            key={position}
            type="button"
            className={styles.position}
            onClick={() =>
              toasts.add({
                position,
                status: STATUSES[index % STATUSES.length] ?? "info",
                message: `A toast at ${position}.`,
              })
            }
          >
            {position}
          </button>
        ))}
      </div>
    </section>
  );
}
