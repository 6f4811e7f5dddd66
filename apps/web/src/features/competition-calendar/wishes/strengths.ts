import type { WishesInput } from './default-wishes.ts';

type Weights = NonNullable<WishesInput['weights']>;

/** Each slider and the weights it stands for, with their defaults. */
const strengths = {
  alternation: { breaks: 1, threeInARow: 10 },
  rest: { shortRest: 3 },
  together: { simultaneous: 1 },
  stay: { change: 5 },
} as const satisfies Record<string, Weights>;

export type Strength = keyof typeof strengths;
export const strengthNames = Object.keys(strengths) as Strength[];

/** From "does not matter" to "matters most"; the middle is the default. */
export const levels = [0, 1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];
type Levels = Readonly<Record<Strength, Level>>;

const defaultLevel: Level = 2;
const factors: Readonly<Record<Level, number>> = { 0: 0, 1: 0.5, 2: 1, 3: 2, 4: 4 };

/** Only what differs from the default. */
export function weightsOf(levels: Levels): Weights {
  const changed = strengthNames.filter((name) => levels[name] !== defaultLevel);
  return Object.fromEntries(changed.flatMap((name) => entriesAt(name, levels[name])));
}

function entriesAt(name: Strength, level: Level): [string, number][] {
  return Object.entries(strengths[name]).map(([weight, value]) => [
    weight,
    Math.ceil(value * factors[level]),
  ]);
}

/** The level closest to the weights. */
export function levelsOf(weights: Weights): Levels {
  const entries = strengthNames.map((name) => [name, levelOf(name, weights)]);
  return Object.fromEntries(entries) as Levels;
}

function levelOf(name: Strength, weights: Weights): Level {
  const own = Object.entries(strengths[name]).map(([weight, value]) => [
    weights[weight as keyof Weights] ?? value,
    value,
  ]);
  const [weight = 1, value = 1] = own.at(-1) ?? [];
  const distance = (level: Level) => Math.abs(Math.ceil(value * factors[level]) - weight);
  return (
    levels.toSorted(
      (a, b) => distance(a) - distance(b) || Math.abs(a - defaultLevel) - Math.abs(b - defaultLevel),
    )[0] ?? defaultLevel
  );
}
