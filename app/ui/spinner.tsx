export function Spinner({ label = UI_TEXT.loading }: { label?: string }) {
  return (
    <span data-spinner="">
      <span aria-hidden="true" />
      {label}
    </span>
  );
}
