import type { Pairing } from './pairings.ts';

/** In which order the rounds of one leg come back in the next. */
export type LegScheme = 'MIRRORED' | 'ENGLISH' | 'INVERTED' | 'FRENCH';

type Rounds = readonly (readonly Pairing[])[];

const swapHomes = (rounds: Rounds): Rounds =>
  rounds.map((pairings) => pairings.map(([home, away]) => [away, home] as const));

const rotate = (rounds: Rounds, by: number): Rounds => [...rounds.slice(by), ...rounds.slice(0, by)];

/** The order of the return leg, seen from the first one. */
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

/** Two legs mirrored as they stand would put three equal games in a row; begun two rounds later they do not. */
function firstLeg(rounds: Rounds, scheme: LegScheme): Rounds {
  return scheme === 'MIRRORED' ? rotate(rounds, 2) : rounds;
}

/** Plays the rounds of one leg as often as there are legs, every second leg with homes swapped. */
export function repeatLegs(rounds: Rounds, legs: number, scheme: LegScheme): Rounds {
  if (legs === 1) return rounds;
  const first = firstLeg(rounds, scheme);
  const second = swapHomes(returnOrder(first, scheme));
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? first : second)).flat();
}
