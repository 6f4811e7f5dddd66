import { type raceCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { forgetRace } from '../overall/settings/queries.ts';
import { recomputeTables } from '../overall/table/recompute-tables.ts';
import { deleteRaceRow, hasResults } from './queries.ts';

export const deleteRace: Handler<typeof raceCalls.delete> = (context, { params }) =>
  withRaceLock(context, 'competitions.manage', params, async ({ trx, race }) => {
    if (race.eventId !== null) return refuse('ROUND_OF_A_RACE');
    if (await hasResults(trx, race.id)) return refuse('RACE_HAS_RESULTS');
    // Before the deletion, because the log needs its name.
    await logAction(trx, context, { ...raceSubject(race), action: 'DELETED' });
    await deleteRaceRow(trx, race.id);
    await forgetRace(trx, params.competitionId, race.id);
    await recomputeTables(trx, params.competitionId);
    await publishRaceChange(trx, context, race);
    return { deleted: true as const };
  });
