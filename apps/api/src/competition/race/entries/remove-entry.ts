import { type raceEntryCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { deleteEntryRow, findEntry } from './queries.ts';

export const removeEntry: Handler<typeof raceEntryCalls.remove> = (context, { params }) =>
  withRaceLock(context, 'competitions.manage', params, async ({ trx, race }) => {
    const entry = await findEntry(trx, race.id, params.entryId);
    if (!entry) return refuse('NOT_FOUND');
    if (entry.resultId !== null) return refuse('RACE_HAS_RESULTS');
    await deleteEntryRow(trx, entry.entryId);
    const details = { bib: entry.bib };
    await logAction(trx, context, { ...raceSubject(race), action: 'RUNNER_REMOVED', details });
    await publishRaceChange(trx, context, race);
    return { removed: true as const };
  });
