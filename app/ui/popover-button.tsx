import styles from "./button.module.css";
import { Icon, type IconName } from "./icons.tsx";

type PopoverButtonProps = { label: string; icon: IconName; popoverId: string };

export function PopoverButton({ label, icon, popoverId }: PopoverButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-variant="outline"
      popoverTarget={popoverId}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
