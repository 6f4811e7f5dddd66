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

/** Somebody came or left: what was played stays, the rest is drawn anew. Fewer than four play no more. */
export async function redrawPartners(context: RedrawContext, competitionId: string): Promise<void> {
  for (const config of await listOpenPhases(context.trx, competitionId))
    await redrawPhase(context, { ...config, competitionId });
}

type OpenPhase = Awaited<ReturnType<typeof listOpenPhases>>[number] & { readonly competitionId: string };

async function redrawPhase({ trx, scope, at }: RedrawContext, config: OpenPhase): Promise<void> {
  const { phaseId, competitionId, algorithm, params, seed } = config;
  if (algorithm !== 'AMERICANO' && algorithm !== 'MEXICANO') return;
  const ref = { phaseId, competitionId };
  const stored = await findMatches(trx, scope, phaseId);
  if (stored.length === 0 || stored.every(isPlayed)) return;
  const entrants = (await findEntrants(trx, scope, ref)).map(({ id, seed: own }) => ({
    team: id,
    ...(own === null ? {} : { seed: own }),
  }));
  const last = Math.max(...stored.map(({ round }) => round));
  const drawn = await drawRounds(trx, { ...ref, algorithm, params, seed, entrants, stored }, last);
  const rounds = isBreach(drawn) ? [] : drawn;
  const fresh: readonly Match[] = rounds.flatMap(({ matches }) => matches);
  const hours = await hoursToKeep(trx, scope, ref);
  await deleteReplaceable(trx, scope, phaseId);
  await insertMatches(trx, scope, ref, await savePairs({ trx, scope, at }, competitionId, fresh), at);
  const byes = rounds.flatMap(({ number: round, byes: slots }) => slots.map((slot) => ({ round, slot })));
  await saveByes(trx, phaseId, fresh, byes);
  const phase: Phase = {
    algorithm,
    entrants: entrants.map(({ team }) => teamSlot(team)),
    groups: [],
    ties: [],
    rounds,
    tieRules: { awayGoals: false, extraTime: false, shootout: false },
  };
  if (hours) await scheduleFixtures(trx, scope, ref, hours, { phase, fresh, at });
  await computeStandings(trx, await readPhase(trx, ref, () => at), { at });
  const { organisationId, userId: byUser } = scope;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'PHASE',
    subjectId: phaseId,
    action: 'FIXTURES_MADE',
    details: { algorithm, seed, matches: fresh.length, kept: stored.filter(isPlayed).length },
    byUser,
    at,
  });
}
