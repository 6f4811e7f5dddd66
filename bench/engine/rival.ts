import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';

export type Kind = 'SINGLE_ELIM' | 'DOUBLE_ELIM' | 'ROUND_ROBIN';
export interface Score {
  readonly home: number;
  readonly away: number;
}

const types = {
  SINGLE_ELIM: 'single_elimination',
  DOUBLE_ELIM: 'double_elimination',
  ROUND_ROBIN: 'round_robin',
} as const;

/** A stage of brackets-manager in its own in-memory store, created as in its documentation. */
export async function rivalStage(kind: Kind, teams: readonly string[]): Promise<BracketsManager> {
  const manager = new BracketsManager(new InMemoryDatabase());
  await manager.create.stage({
    tournamentId: 0,
    name: 'bench',
    type: types[kind],
    seeding: [...teams],
    settings: kind === 'ROUND_ROBIN' ? { groupCount: 1 } : { seedOrdering: ['inner_outer'], ...finals(kind) },
  });
  return manager;
}

function finals(kind: Kind): { grandFinal?: 'double' } {
  return kind === 'DOUBLE_ELIM' ? { grandFinal: 'double' } : {};
}

/** Enters the results of all its matches by id, which is a playable order. */
export async function rivalPlays(manager: BracketsManager, scores: readonly Score[]): Promise<void> {
  for (const [id, score] of scores.entries()) await rivalChange(manager, id, score);
}

/** Enters or replaces the result of one match. */
export async function rivalChange(
  manager: BracketsManager,
  id: number,
  { home, away }: Score,
): Promise<void> {
  await manager.update.match({
    id,
    opponent1: { score: home, result: resultOf(home, away) },
    opponent2: { score: away, result: resultOf(away, home) },
  });
}

/** Its table of a round robin: three points for a win, no further criteria. */
export function rivalTable(manager: BracketsManager): Promise<unknown> {
  return manager.get.finalStandings(0, { rankingFormula: ({ wins, draws }) => 3 * wins + draws });
}

function resultOf(own: number, other: number): 'win' | 'draw' | 'loss' {
  if (own === other) return 'draw';
  return own > other ? 'win' : 'loss';
}
