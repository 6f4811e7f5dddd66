import { type raceCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { withChange } from '../../../platform/db/with-change.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listRounds } from '../event/queries.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { recomputeTables } from '../overall/table/recompute-tables.ts';
import { recomputeRanks } from '../ranking/recompute-ranks.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { golfChangeRefusal } from './golf-change.ts';
import { hasEntries, hasResultsInRounds, updateRaceRow } from './queries.ts';

/** Once there are results, the kind of mark can't change, because they would mean something else. */
export const updateRace: Handler<typeof raceCalls.update> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async ({ trx, race, competition }) => {
    const { version, ...change } = body;
    if (version !== race.version) return refuse('STALE_VERSION');
    const after = withChange(race, change);
    const refusal = (await kindRefusal(trx, race, after)) ?? (await golfChangeRefusal(trx, race, after));
    if (refusal) return refusal;
    const { name, distance, startsAt, kind, resolution, ties, ageBy, bands, golf, isTimeTrial, legs } = after;
    const texts = {
      bands: JSON.stringify(bands),
      segments: JSON.stringify(after.segments),
      splitPoints: JSON.stringify(after.splitPoints),
      golf: golf && JSON.stringify(golf),
    };
    const { recordEvent, legEvent, recordsByBand, countsWind, overallBy, groupsBy } = after;
    const records = { recordEvent, legEvent, recordsByBand, countsWind };
    const ranks = { kind, resolution, ties, ageBy, overallBy, groupsBy };
    const stored = { name, distance, startsAt, isTimeTrial, legs, ...ranks, ...records, ...texts };
    await updateRaceRow(trx, race.id, stored);
    await recomputeRanks(trx, after, competition);
    const { startsAt: _own, ...shared } = stored;
    for (const round of (await listRounds(trx, race)).filter(({ id }) => id !== race.id)) {
      await updateRaceRow(trx, round.id, shared);
      await recomputeRanks(trx, { ...round, ...ranks, bands }, competition);
    }
    await recomputeTables(trx, params.competitionId);
    await logAction(trx, context, { ...raceSubject(race), action: 'UPDATED' });
    await publishRaceChange(trx, context, race);
    const found = await findRace(trx, params.competitionId, race.id);
    return found ? raceReply(found) : refuse('NOT_FOUND');
  });

type Kind = Pick<RaceRecord, 'kind' | 'legs'>;

/** What is measured is fixed once there are results, and who races once there are entries. */
async function kindRefusal(trx: Trx, race: RaceRecord, after: Kind) {
  if (after.kind !== race.kind && (await hasResultsInRounds(trx, race)))
    return refuse('RACE_HAS_RESULTS', { field: 'kind' });
  if (after.legs === race.legs) return undefined;
  if (after.kind === 'GOLF') return refuse('GOLF_HAS_CARDS', { field: 'legs' });
  return (await hasEntries(trx, race.eventId ?? race.id))
    ? refuse('RACE_HAS_ENTRIES', { field: 'legs' })
    : undefined;
}
