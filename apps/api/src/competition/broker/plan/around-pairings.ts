import { type Match, matchesOf, type Phase } from '@traip/engine/formats';
import type { StoredMatch } from '../fixtures/queries.ts';
import type { Plan } from './plan.ts';

type Sides = Pick<Match, 'home' | 'away'>;

const teamsOf = ({ home, away }: Sides) => [home.participant ?? '', away.participant ?? ''] as const;

/**
 * A league around what was played: a pairing that was played is the played match; the others keep their round where
 * both teams are free in it, and else take the first in which they are. Nobody plays twice in a round.
 */
export function aroundPairings(phase: Phase, kept: readonly StoredMatch[]): Plan {
  const table = new Table(kept);
  const open = withoutPlayed(matchesOf(phase), kept);
  const { stay = [], move = [] } = Object.groupBy(open, (match) =>
    table.isFree(match, match.round) ? 'stay' : 'move',
  );
  const inPlace = stay.map((match) => table.place(match, match.round));
  const moved = move.map((match) => table.place(match, table.firstFreeRound(match)));
  return { phase, kept, fresh: [...inPlace, ...moved], byes: table.byes(phase), replaces: true };
}

/** Fixtures that no played match stands for; home and away as played where a pair meets more than once. */
function withoutPlayed(matches: readonly Match[], kept: readonly StoredMatch[]): readonly Match[] {
  if (kept.length === 0) return matches;
  const gone = new Set<Match>();
  const take = (key: (sides: Sides) => string, played: readonly StoredMatch[]) => {
    const byPair = Map.groupBy(
      matches.filter((match) => !gone.has(match)),
      key,
    );
    return played.filter((match) => {
      const fixture = byPair.get(key(match))?.shift();
      if (fixture) gone.add(fixture);
      return fixture === undefined;
    });
  };
  const unmatched = take((sides) => teamsOf(sides).join(' '), kept);
  take((sides) => teamsOf(sides).toSorted().join(' '), unmatched);
  return matches.filter((match) => !gone.has(match));
}

/** Who plays in which round, and which keys are taken. */
class Table {
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
