import { Icon } from "./icons.tsx";
import { Spinner } from "./spinner.tsx";
import { STATUS_ICONS, type ToastPosition, type ToastStatus } from "./toasts.ts";

export const POSITIONS: ToastPosition[] = [
  "top",
  "top-left",
  "top-right",
  "bottom",
  "bottom-left",
  "bottom-right",
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

/** toasts.ts draws the icon of the status; a loading toast has a spinner instead. */
export function ToastCard({
  status = "info",
  message,
}: {
  status?: ToastStatus;
  message?: string;
}) {
  return (
    <div data-status={status}>
      <svg width="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
        <path d={STATUS_ICONS[status]} />
      </svg>
      <Spinner label="" />
      <div data-message="">{message}</div>
      <button type="button">
        <Icon name="close" size={18} />
        <span className="visually-hidden">{UI_TEXT.dismiss}</span>
      </button>
    </div>
  );
}
