import styles from "./button.module.css";
import { Icon, type IconName } from "./icons.tsx";

export function ButtonSummary({ label, icon }: { label: string; icon: IconName }) {
  return (
    <summary className={styles.button} data-variant="outline">
      <Icon name={icon} size={18} />
      {label}
    </summary>
  );
}
