import { type Entrant, isBreach, pairId, playersOf } from '@traip/engine/formats';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database } from '../../platform/db/schema.ts';
import { findEntrants, findMatches, isPlayed, type PhaseOfCompetition } from '../fixtures/queries.ts';
import { drawRounds } from './draw-rounds.ts';
import { listPairings } from './queries.ts';

interface MexicanoRound extends PhaseOfCompetition {
  readonly params: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly round: number;
}

const asText = (pair: string) => playersOf(pair).toSorted().join('+');

/** Whether a result was corrected after the round was drawn, so that the table would now give other pairs. */
export async function isOutdated(
  db: Database,
  scope: OrganisationScope,
  { round, params, seed, ...ref }: MexicanoRound,
): Promise<boolean> {
  const stored = await findMatches(db, scope, ref.phaseId);
  const own = stored.filter((match) => match.round === round);
  const isLast = stored.every((match) => match.round <= round);
  if (round === 1 || !isLast || own.some(isPlayed)) return false;
  const entrants = (await findEntrants(db, scope, ref)).map(({ id }): Entrant => ({ team: id }));
  const drawn = await drawRounds(
    db,
    { ...ref, algorithm: 'MEXICANO', params, seed, entrants, stored },
    round,
  );
  if (isBreach(drawn)) return false;
  const pairs = await listPairings(db, ref.competitionId);
  const known = new Map(pairs.map(({ teamId, oneId, otherId }) => [teamId, pairId([oneId, otherId])]));
  const now = own
    .flatMap(({ home, away }) => [home, away])
    .map(({ participant = '' }) => known.get(participant));
  const then = drawn.flatMap(({ matches }) => matches).flatMap(({ home, away }) => [home, away]);
  const drawnPairs = new Set(then.map(({ participant = '' }) => asText(participant)));
  return now.some((pair) => pair === undefined || !drawnPairs.has(asText(pair)));
}
