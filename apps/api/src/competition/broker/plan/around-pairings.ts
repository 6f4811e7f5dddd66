import { type Match, matchesOf, type Phase } from '@traip/engine/formats';
import type { StoredMatch } from '../../fixtures/queries.ts';
import type { Plan } from './plan.ts';

type Sides = Pick<Match, 'home' | 'away'>;

const teamsOf = ({ home, away }: Sides) => [home.participant ?? '', away.participant ?? ''] as const;

/**
 * Plans a league around played matches: each played match replaces its pairing; the others keep their round if both
 * teams are free in it, and otherwise take the first round in which they are. No team plays twice in a round.
 */
export function planAroundPairings(phase: Phase, kept: readonly StoredMatch[]): Plan {
  const rounds = new RoundTable(kept);
  const remaining = withoutPlayed(matchesOf(phase), kept);
  const { stay = [], move = [] } = Object.groupBy(remaining, (match) =>
    rounds.isFree(match, match.round) ? 'stay' : 'move',
  );
  const inPlace = stay.map((match) => rounds.place(match, match.round));
  const moved = move.map((match) => rounds.place(match, rounds.firstFreeRound(match)));
  return { phase, kept, fresh: [...inPlace, ...moved], byes: rounds.byes(phase), replaces: true };
}

/** The fixtures without those already played; of several meetings of a pair, the one with the same home team goes first. */
function withoutPlayed(matches: readonly Match[], kept: readonly StoredMatch[]): readonly Match[] {
  if (kept.length === 0) return matches;
  const replaced = new Set<Match>();
  const matchUp = (key: (sides: Sides) => string, played: readonly StoredMatch[]) => {
    const byPair = Map.groupBy(
      matches.filter((match) => !replaced.has(match)),
      key,
    );
    return played.filter((match) => {
      const fixture = byPair.get(key(match))?.shift();
      if (fixture) replaced.add(fixture);
      return fixture === undefined;
    });
  };
  const unmatched = matchUp((sides) => teamsOf(sides).join(' '), kept);
  matchUp((sides) => teamsOf(sides).toSorted().join(' '), unmatched);
  return matches.filter((match) => !replaced.has(match));
}

/** The teams playing in each round, and the keys in use. */
class RoundTable {
  readonly #rounds = new Map<number, Set<string>>();
  readonly #keys: Set<string>;

  constructor(kept: readonly StoredMatch[]) {
    this.#keys = new Set(kept.map(({ key }) => key));
    for (const match of kept) this.#fill(match, match.round);
  }

  isFree(match: Sides, round: number): boolean {
    const playing = this.#rounds.get(round);
    return !playing || teamsOf(match).every((team) => !playing.has(team));
  }

  firstFreeRound(match: Sides): number {
    let round = 1;
    while (!this.isFree(match, round)) round += 1;
    return round;
  }

  place(match: Match, round: number): Match {
    this.#fill(match, round);
    const id = round === match.round && !this.#keys.has(match.id) ? match.id : this.#freeKey(match, round);
    this.#keys.add(id);
    return { ...match, id, round };
  }

  byes({ entrants }: Phase): Plan['byes'] {
    return [...this.#rounds]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([round, playing]) =>
        entrants
          .filter(({ participant }) => participant !== undefined && !playing.has(participant))
          .map((slot) => ({ round, slot })),
      );
  }

  #freeKey({ group }: Match, round: number): string {
    const prefix = group === undefined ? '' : `${group}-`;
    let number = 1;
    while (this.#keys.has(`${prefix}r${round}m${number}`)) number += 1;
    return `${prefix}r${round}m${number}`;
  }

  #fill(match: Sides, round: number): void {
    const playing = this.#rounds.get(round) ?? new Set();
    for (const team of teamsOf(match)) playing.add(team);
    this.#rounds.set(round, playing);
  }
}
