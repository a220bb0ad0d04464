/** Whether the visitor asked for less data (B15). TypeScript does not know the property yet. */
export const savesData =
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
