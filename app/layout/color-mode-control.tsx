import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icons.tsx";
import styles from "./color-mode-control.module.css";

const MODES = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "Match system", icon: "system" },
] as const;

/** Light, dark or as the system (R10). The early script keeps the choice, so it answers before React has started. */
export function ColorModeControl() {
  const control = useRef<HTMLFieldSetElement>(null);

  // Where React renders the control again (after an error), it would show the default. In a task of its own, because
  // React may hydrate in the middle of a click, and the early script gets that click's change event at its end.
  useEffect(() => {
    const timer = setTimeout(() => {
      const mode = document.documentElement.dataset.colorMode ?? "light";
      const radio = control.current?.querySelector<HTMLInputElement>(`[value=${mode}]`);
      if (radio) radio.checked = true;
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <fieldset ref={control} className={`${styles.control} needs-script`}>
      <legend className="visually-hidden">Colour mode</legend>
      {MODES.map(({ value, label, icon }) => (
        <label key={value} title={label}>
          <input type="radio" name="color-mode" value={value} defaultChecked={value === "light"} />
          <Icon name={icon} size={18} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
