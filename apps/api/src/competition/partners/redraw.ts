import { type Refusal, refuse } from '@traip/contract';
import { isBreach, type Match, type Phase, teamSlot } from '@traip/engine/formats';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import {
  deleteReplaceable,
  findEntrants,
  findMatches,
  insertMatches,
  isPlayed,
  saveByes,
} from '../fixtures/queries.ts';
import { computeStandings, readPhase } from '../progression/index.ts';
import { hoursToKeep, scheduleFixtures } from '../timetable/schedule-fixtures.ts';
import { drawRounds } from './draw-rounds.ts';
import { listOpenPhases } from './queries.ts';
import { savePairs } from './save-pairs.ts';

interface RedrawContext {
  readonly trx: Trx;
  readonly scope: { readonly organisationId: string; readonly userId: string };
  readonly at: Date;
}

type Reason = 'PARTNERS_TOO_FEW' | 'FORMAT_REFUSED';

/**
 * Draws again after a player came or left; played matches stay. Fewer than four can't continue: this is
 * refused unless the caller agrees to drop the remaining rounds.
 */
export async function redrawPartners(
  context: RedrawContext,
  competitionId: string,
  { endsRounds = false } = {},
): Promise<Refusal<Reason> | null> {
  for (const config of await listOpenPhases(context.trx, competitionId)) {
    const refusal = await redrawPhase(context, { ...config, competitionId, endsRounds });
    if (refusal) return refusal;
  }
  return null;
}

type OpenPhase = Awaited<ReturnType<typeof listOpenPhases>>[number] & {
  readonly competitionId: string;
  readonly endsRounds: boolean;
};

async function redrawPhase(
  { trx, scope, at }: RedrawContext,
  config: OpenPhase,
): Promise<Refusal<Reason> | null> {
  const { phaseId, competitionId, algorithm, params, seed } = config;
  if (algorithm !== 'AMERICANO' && algorithm !== 'MEXICANO') return null;
  const ref = { phaseId, competitionId };
  const stored = await findMatches(trx, scope, phaseId);
  if (stored.length === 0 || stored.every(isPlayed)) return null;
  const entrants = (await findEntrants(trx, scope, ref)).map(({ id, seed: own }) => ({
    team: id,
    ...(own === null ? {} : { seed: own }),
  }));
  const last = Math.max(...stored.map(({ round }) => round));
  const drawn = await drawRounds(trx, { ...ref, algorithm, params, seed, entrants, stored }, last);
  const isTooFew = isBreach(drawn) && drawn.breach === 'NOT_ENOUGH_TEAMS';
  if (isTooFew && !config.endsRounds)
    return refuse('PARTNERS_TOO_FEW', { details: { players: entrants.length } });
  if (isBreach(drawn) && !isTooFew) return refuse('FORMAT_REFUSED', { details: drawn });
  const rounds = isBreach(drawn) ? [] : drawn;
  const newMatches: readonly Match[] = rounds.flatMap(({ matches }) => matches);
  const hours = await hoursToKeep(trx, scope, ref);
  await deleteReplaceable(trx, scope, phaseId);
  await insertMatches(trx, scope, ref, await savePairs({ trx, scope, at }, competitionId, newMatches), at);
  const byes = rounds.flatMap(({ number: round, byes: slots }) => slots.map((slot) => ({ round, slot })));
  await saveByes(trx, phaseId, newMatches, byes);
  const phase: Phase = {
    algorithm,
    entrants: entrants.map(({ team }) => teamSlot(team)),
    groups: [],
    ties: [],
    rounds,
    tieRules: { awayGoals: false, extraTime: false, shootout: false },
  };
  if (hours) await scheduleFixtures(trx, scope, ref, hours, { phase, fresh: newMatches, at });
  await computeStandings(trx, await readPhase(trx, ref, () => at), { at });
  const { organisationId, userId: byUser } = scope;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'PHASE',
    subjectId: phaseId,
    action: 'FIXTURES_MADE',
    details: { algorithm, seed, matches: newMatches.length, kept: stored.filter(isPlayed).length },
    byUser,
    at,
  });
  return null;
}
