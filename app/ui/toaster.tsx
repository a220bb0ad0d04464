import { Icon, type IconName } from "./icons.tsx";
import { Spinner } from "./spinner.tsx";
import type { ToastPosition, ToastStatus } from "./toasts.ts";

const POSITIONS: ToastPosition[] = [
  "top",
  "top-left",
  "top-right",
  "bottom",
  "bottom-left",
  "bottom-right",
];

const ICONS: [ToastStatus, IconName | undefined][] = [
  ["info", "info"],
  ["warning", "warning"],
  ["success", "check"],
  ["error", "error"],
  ["loading", undefined],
];

/**
 * The live regions, which must exist before the first toast or screen readers miss it, and the card that toasts.ts
 * copies. Rendered at build time beside React's root, because toasts may appear before and without React.
 */
export function Toaster() {
  return (
    <div className="no-print" data-toasts="">
      <template>
        <ToastCard />
      </template>
      {POSITIONS.map((position) => (
        <div key={position} data-position={position}>
          <div role="status" />
          <div role="alert" />
        </div>
      ))}
    </div>
  );
}

/** Without a status all icons are there, for the script to choose one. */
export function ToastCard({ status, message }: { status?: ToastStatus; message?: string }) {
  return (
    <div data-status={status ?? ""}>
      {ICONS.map(([name, icon]) => (
        <span key={name} data-icon-of={name} hidden={status !== undefined && status !== name}>
          {icon ? <Icon name={icon} /> : <Spinner label="" />}
        </span>
      ))}
      <div data-message="">{message}</div>
      <button type="button">
        <Icon name="close" size={18} />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  );
}
