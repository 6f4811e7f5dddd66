/** A weight class in grams: heavier than `above`, up to and including `upTo`. At least one of them is set. */
interface WeightClass {
  readonly above: number | null;
  readonly upTo: number | null;
}

const kilos = (grams: number) => String(grams / 1000);

/** "−73 kg", "+100 kg": the name of a class, the same in every language. */
export function weightClassName({ above, upTo }: WeightClass): string {
  return upTo === null ? `+${kilos(above ?? 0)} kg` : `−${kilos(upTo)} kg`;
}

/** Why a person of this weight cannot compete in a class; null if they can. */
export function weightProblem(
  { above, upTo }: WeightClass,
  grams: number,
): 'OVERWEIGHT' | 'UNDERWEIGHT' | null {
  if (upTo !== null && grams > upTo) return 'OVERWEIGHT';
  return above !== null && grams <= above ? 'UNDERWEIGHT' : null;
}
