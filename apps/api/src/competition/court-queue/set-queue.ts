import { type courtQueueCalls, refuse } from '@traip/contract';
import { notifyHoursTaken } from '../../notification/notify/calendar/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { moveMatches, recordMoves } from '../timetable/moves/queries.ts';
import { listCourts, listPlanned, readSettings, saveSettings } from './settings/queries.ts';
import { publishBoard } from './with-board.ts';

/** Upcoming matches lose their times when the competition gets a queue. */
export const setQueue: Handler<typeof courtQueueCalls.set> = (context, { params, body: { settings } }) => {
  const { scope, now } = context;
  const { competitionId } = params;
  return withStaffCompetitionLock(context, 'traips.manage', competitionId, async (trx, competition) => {
    const fieldIds = settings?.fieldIds ?? [];
    const own = (await listCourts(trx, fieldIds)).filter(
      ({ organisationId }) => organisationId === scope.organisationId,
    );
    if (own.length < fieldIds.length) return refuse('FIELD_UNKNOWN', { field: 'settings.fieldIds' });
    const at = now();
    if (settings !== null && readSettings(competition.courtQueue) === null)
      await clearHours(trx, scope, competitionId, at);
    await saveSettings(trx, competitionId, settings);
    await updateCompetitionRow(trx, scope, competitionId);
    const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, competitionId } as const;
    await logAction(trx, context, { ...subject, action: 'QUEUE_SET', details: { isOn: settings !== null } });
    return publishBoard(trx, context, competitionId, at);
  });
};

async function clearHours(
  trx: Trx,
  scope: OrganisationScope,
  competitionId: string,
  at: Date,
): Promise<void> {
  const planned = await listPlanned(trx, scope, competitionId);
  const slot = { kickOff: null, fieldId: null };
  const moves = planned.map(({ id, ...old }) => ({ id, ...slot, payload: { old, new: slot } }));
  await recordMoves(trx, scope, moves, at);
  await moveMatches(trx, scope, moves);
  const matchIds = planned.map(({ id }) => id);
  await notifyHoursTaken(trx, { competitionId, matchIds, by: scope.userId, at });
}
