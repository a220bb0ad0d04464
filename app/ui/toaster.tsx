import * as UI_TEXT from "#app/ui-text.ts";
import { Icon } from "./icons.tsx";

const POSITIONS = [
  "top",
  "top-left",
  "top-right",
  "bottom",
  "bottom-left",
  "bottom-right",
] as const;

export type ToastPosition = (typeof POSITIONS)[number];

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

/** toasts.ts adds status, drawing and message. A loading toast has the spinner instead of a drawing. */
function ToastCard() {
  return (
    <div>
      <svg width="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
        <path />
      </svg>
      <span data-spinner="">
        <span aria-hidden="true" />
      </span>
      <div data-message="" />
      <button type="button">
        <Icon name="close" size={18} />
        <span className="visually-hidden">{UI_TEXT.dismiss}</span>
      </button>
    </div>
  );
}
