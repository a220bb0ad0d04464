export const STEPS_A_WALK = 25;

/** The seeds of as many walks as STEPS asks for, or the usual number of steps. SEED is the first. */
export function seedsOf(usualSteps: number): number[] {
  const steps = Number(process.env.STEPS ?? usualSteps);
  const first = Number(process.env.SEED ?? 1);
  return Array.from({ length: Math.ceil(steps / STEPS_A_WALK) }, (_, index) => first + index);
}
