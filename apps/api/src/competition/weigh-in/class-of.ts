import { type Refusal, refuse } from '@traip/contract';
import { weightProblem } from '@traip/engine/registration';

interface Limits {
  readonly weightAbove: number | null;
  readonly weightUpTo: number | null;
}

export const toGrams = (kg: number) => Math.round(kg * 1000);
const toKilos = (grams: number | null) => (grams === null ? null : grams / 1000);

/** The class of a competition in kilograms; null if it has none. */
export function classOf({ weightAbove, weightUpTo }: Limits) {
  if (weightAbove === null && weightUpTo === null) return null;
  return { above: toKilos(weightAbove), upTo: toKilos(weightUpTo) };
}

/** Refuses a weight outside of the class, with both numbers. */
export function weightRefusal(
  { weightAbove: above, weightUpTo: upTo }: Limits,
  grams: number,
  field: string,
): Refusal<'OVERWEIGHT' | 'UNDERWEIGHT'> | null {
  const problem = weightProblem({ above, upTo }, grams);
  if (problem === null) return null;
  const limit = toKilos(problem === 'OVERWEIGHT' ? upTo : above);
  return refuse(problem, { field, details: { kg: toKilos(grams), limit } });
}
