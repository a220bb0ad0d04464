import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon, type IconName } from "./icons.tsx";
import { type Toast, type ToastPosition, type ToastStatus, toasts } from "./toasts.ts";
import styles from "./toaster.module.css";

const POSITIONS: ToastPosition[] = [
  "top",
  "top-left",
  "top-right",
  "bottom",
  "bottom-left",
  "bottom-right",
];

const ICONS: Record<ToastStatus, IconName | undefined> = {
  info: "info",
  warning: "warning",
  success: "check",
  error: "error",
  loading: undefined,
};

const NOTHING: Toast[] = [];

/** Live regions must exist before the first toast, or screen readers miss it. */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.current, () => NOTHING);
  return (
    <div className="no-print">
      {POSITIONS.map((position) => (
        <div key={position} className={styles.place} data-position={position}>
          <div role="status">
            {list
              .filter((toast) => toast.position === position && toast.status !== "error")
              .map((toast) => (
                <ToastCard key={toast.id} toast={toast} />
              ))}
          </div>
          <div role="alert">
            {list
              .filter((toast) => toast.position === position && toast.status === "error")
              .map((toast) => (
                <ToastCard key={toast.id} toast={toast} />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Pauses its time while it is hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  // Two states, because pointer and focus may leave independently.
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isHovered || hasFocus;
  const { id, durationMs, status, message } = toast;

  useEffect(() => {
    if (isHeld || !Number.isFinite(durationMs)) return undefined;
    const timer = setTimeout(() => toasts.close(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld, status, message]);

  const icon = ICONS[status];
  return (
    <div
      className={styles.toast}
      data-status={status}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {icon && <Icon name={icon} />}
      <div className={styles.message}>{message}</div>
      <button type="button" onClick={() => toasts.close(id)}>
        <Icon name="close" size={18} />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  );
}
