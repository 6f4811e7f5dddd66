import { type raceEntryCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import { withChange } from '../../../platform/db/with-change.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { tabulateAgain } from '../../race-ranking/table/tabulate-again.ts';
import { raceSubject, tellRaceChanged, withRaceLock } from '../lock/with-race-lock.ts';
import { rankAgain } from '../ranking/rank-again.ts';
import { entryReply } from './entry-reply.ts';
import { numbered } from './numbered.ts';
import { findEntry, findTaken, updateEntryRow } from './queries.ts';

export const updateEntry: Handler<typeof raceEntryCalls.update> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async ({ trx, race, competition }) => {
    const before = await findEntry(trx, race.id, params.entryId);
    if (!before) return refuse('NOT_FOUND');
    const { version, ...change } = body;
    if (version !== before.version) return refuse('STALE_VERSION');
    const after = withChange(before, change);
    const { entryId: id, bib, club, gender, birthYear, heat, lane } = after;
    const { handicapTenths, teeTime, startingHole } = after;
    if (handicapTenths !== before.handicapTenths && race.publication === 'OFFICIAL')
      return refuse('GOLF_OFFICIAL', { field: 'handicapTenths' });
    const taken = await findTaken(trx, race.id, { id, bib, heat, lane });
    if (taken !== null)
      return refuse(numbered(race, taken), { field: taken === 'BIB_TWICE' ? 'bib' : 'lane' });
    const ofGolf = { handicapTenths, teeTime, startingHole };
    await updateEntryRow(trx, id, { bib, club, gender, birthYear, heat, lane, ...ofGolf });
    await rankAgain(trx, race, competition);
    await tabulateAgain(trx, race.competitionId);
    await logAction(trx, context, { ...raceSubject(race), action: 'RUNNER_CHANGED', details: { bib } });
    await tellRaceChanged(trx, context, race);
    const stored = await findEntry(trx, race.id, id);
    return stored ? entryReply(stored) : refuse('NOT_FOUND');
  });
