/** The entry of the history keeps which cards, questions and views were open, for Back and a reload. */
const entries = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

export function keepOpen() {
  const open = entries().flatMap(({ open }, index) => (open ? [index] : []));
  history.replaceState({ open }, "");
}

export function reopen() {
  const open: number[] | undefined = history.state?.open;
  if (!open) return;
  for (const [index, entry] of entries().entries()) entry.open = open.includes(index);
}
