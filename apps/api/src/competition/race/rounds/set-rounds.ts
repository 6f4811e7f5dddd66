import { randomUUIDv7 } from 'node:crypto';
import { type Read, type RoundsChange, raceLimits, type raceRoundCalls, refuse } from '@traip/contract';
import type { AdvanceRules, RaceRound } from '@traip/engine/race-day';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listLaterRounds, type RoundRecord } from '../event/queries.ts';
import { type OpenRace, publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { recomputeRanks } from '../ranking/recompute-ranks.ts';
import { deleteRaceRow, hasResults, updateRaceRow } from '../settings/queries.ts';
import { insertRounds, listOfRound } from './queries.ts';
import { roundsRanking } from './rounds-ranking.ts';

interface PlannedRound {
  readonly round: RaceRound;
  readonly advance: AdvanceRules | null;
}

/** The rounds after the first, in order. */
function plannedRounds([first, second]: Read<typeof RoundsChange>['qualifying']): readonly PlannedRound[] {
  const last = second ?? first;
  if (last === undefined) return [];
  const finals: PlannedRound[] = [
    ...(last.toB > 0 ? [{ round: 'FINAL_B' as const, advance: null }] : []),
    { round: 'FINAL_A', advance: null },
  ];
  return second === undefined ? finals : [{ round: 'SEMIFINAL', advance: second }, ...finals];
}

/** The rounds and who advances can change until the next round has results. */
export const setRounds: Handler<typeof raceRoundCalls.set> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async (open) => {
    const { trx, race, competition } = open;
    if (body.version !== race.version) return refuse('STALE_VERSION');
    const later = await listLaterRounds(trx, race);
    const refusal = await roundsRefusal(open, later);
    if (refusal) return refusal;
    const [advance = null] = body.qualifying;
    const first = { ...race, advance, round: advance && ('HEATS' as const) };
    await updateRaceRow(trx, race.id, { round: first.round, advance: advance && JSON.stringify(advance) });
    await replaceRounds(open, later, plannedRounds(body.qualifying), context.now());
    await recomputeRanks(trx, first, competition);
    await logAction(trx, context, { ...raceSubject(race), action: 'ROUNDS_SET' });
    await publishRaceChange(trx, context, race);
    return (await roundsRanking(trx, params, true)) ?? refuse('NOT_FOUND');
  });

async function roundsRefusal({ trx, race }: OpenRace, later: readonly RoundRecord[]) {
  if (race.kind === 'GOLF') return refuse('GOLF_HAS_CARDS');
  if (race.eventId !== null) return refuse('ROUND_OF_A_RACE');
  const { length } = await listOfRound(trx, race.id);
  if (length > raceLimits.inHeats) return refuse('TOO_MANY_FOR_HEATS');
  for (const { id } of later) if (await hasResults(trx, id)) return refuse('RACE_HAS_RESULTS');
  return undefined;
}

/** A round that is kept keeps its time and start list. */
async function replaceRounds(
  { trx, race }: OpenRace,
  before: readonly RoundRecord[],
  after: readonly PlannedRound[],
  createdAt: Date,
): Promise<void> {
  const existing = new Map(before.map((one) => [one.round, one]));
  for (const { id, round } of before)
    if (!after.some((planned) => planned.round === round)) await deleteRaceRow(trx, id);
  for (const [index, { round, advance }] of after.entries()) {
    const stored = existing.get(round);
    const change = { roundOrder: index + 1, advance: advance && JSON.stringify(advance) };
    if (stored) await updateRaceRow(trx, stored.id, change);
  }
  await insertRounds(
    trx,
    after.flatMap(({ round, advance }, index) =>
      existing.has(round) ? [] : [newRound(race, { round, advance, roundOrder: index + 1, createdAt })],
    ),
  );
}

function newRound(
  race: RoundRecord,
  round: PlannedRound & { readonly roundOrder: number; readonly createdAt: Date },
) {
  const { organisationId, competitionId, position, name, distance, kind, resolution, ties, ageBy, bands } =
    race;
  const { id: eventId, golf, lanes, legs } = race;
  const own = { id: randomUUIDv7(), organisationId, competitionId, position, eventId, ...round };
  return {
    ...own,
    name,
    distance,
    startsAt: null,
    kind,
    resolution,
    ties,
    ageBy,
    bands,
    golf,
    lanes,
    legs,
    groups: [],
    publication: 'DRAFT' as const,
    edition: 0,
    version: 1,
  };
}
