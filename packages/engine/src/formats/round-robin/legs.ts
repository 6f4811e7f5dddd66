import type { Pairing } from './pairings.ts';

/** The order in which one leg’s rounds are repeated in the next. */
export type LegScheme = 'MIRRORED' | 'ENGLISH' | 'INVERTED' | 'FRENCH';

type Rounds = readonly (readonly Pairing[])[];

const swapHomes = (rounds: Rounds): Rounds =>
  rounds.map((pairings) => pairings.map(([home, away]) => [away, home] as const));

const rotate = (rounds: Rounds, by: number): Rounds => [...rounds.slice(by), ...rounds.slice(0, by)];

/** The order of the return leg in terms of the first. */
function returnOrder(rounds: Rounds, scheme: LegScheme): Rounds {
  switch (scheme) {
    case 'MIRRORED':
      return rounds;
    case 'ENGLISH':
      return rotate(rounds, rounds.length - 1);
    case 'INVERTED':
      return rounds.toReversed();
    case 'FRENCH':
      return rotate(rounds, 1);
  }
}

/** Two mirrored legs would put three equal venues in a row; starting two rounds later avoids that. */
function firstLeg(rounds: Rounds, scheme: LegScheme): Rounds {
  return scheme === 'MIRRORED' ? rotate(rounds, 2) : rounds;
}

/** Repeats the rounds of one leg for each leg, swapping homes in every second one. */
export function repeatLegs(rounds: Rounds, legs: number, scheme: LegScheme): Rounds {
  if (legs === 1) return rounds;
  const first = firstLeg(rounds, scheme);
  const second = swapHomes(returnOrder(first, scheme));
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? first : second)).flat();
}
