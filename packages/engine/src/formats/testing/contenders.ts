import type { Contender, HomeAway } from '../swiss/contender.ts';

/** A team after four games without claims, unless given. */
export function contender(overrides: Partial<Contender>): Contender {
  return {
    team: 'x',
    club: undefined,
    rank: 0,
    score: 4,
    met: new Set(),
    hadBye: false,
    playedGames: 4,
    sides: [],
    due: null,
    claim: 'NONE',
    imbalance: 0,
    repeated: null,
    floats: [null, null],
    ...overrides,
  };
}

/** Sides written as H, A, or – for no game. */
export function sidesFrom(line: string): (HomeAway | null)[] {
  return [...line].map((letter) => (letter === 'H' ? 'HOME' : letter === 'A' ? 'AWAY' : null));
}
