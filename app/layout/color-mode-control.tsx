import * as UI_TEXT from "#app/ui-text.ts";
import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icons.tsx";
import styles from "./color-mode-control.module.css";

const MODES = [
  { value: "light", label: UI_TEXT.light, icon: "sun" },
  { value: "dark", label: UI_TEXT.dark, icon: "moon" },
  { value: "system", label: UI_TEXT.matchSystem, icon: "system" },
] as const;

/** The early script handles the inputs, so they work before React starts. */
export function ColorModeControl() {
  const control = useRef<HTMLFieldSetElement>(null);

  // After an error React renders the default. A separate task, because hydration may separate a click and its `change`.
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
      <legend className="visually-hidden">{UI_TEXT.colourMode}</legend>
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
