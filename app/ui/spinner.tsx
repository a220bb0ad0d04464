export const LOADING_LABEL = "Loading..."; // R40

export function Spinner({ label = LOADING_LABEL }: { label?: string }) {
  return (
    <span data-spinner="">
      <span aria-hidden="true" />
      {label}
    </span>
  );
}
