/**
 * Does something in the frame after the next: what is there by now has been painted then, and `action` does not keep it
 * back (docs/decisions/018-first-screen-first.md). Returns how to cancel it.
 */
export function afterNextPaint(action: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(action);
  });
  return () => cancelAnimationFrame(frame);
}
