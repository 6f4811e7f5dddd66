import { notifyCalendarUndone } from '../../../notification/notify/undone-calendar/queries.ts';
import { emitCalendar } from '../../../notification/webhook/emit/competition-events.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../platform/live/queries.ts';
import { updateCompetitionRow } from '../../competition/queries.ts';
import type { Move } from '../../timetable/moves/queries.ts';

interface Undone {
  readonly planId: string;
  readonly competitionId: string;
  readonly phaseId: string;
  /** From where the calendar had put the matches to where they were. */
  readonly moves: readonly Move[];
  readonly appliedAt: Date;
  readonly at: Date;
}

/** Announces it like an applied calendar: in the log and the feed, and to the phase's people and webhooks. */
export async function announceUndone(
  trx: Trx,
  { organisationId, userId }: OrganisationScope,
  { planId, competitionId, phaseId, moves, appliedAt, at }: Undone,
): Promise<void> {
  const inCompetition = { organisationId, competitionId, at };
  const dated = moves.filter(({ kickOff }) => kickOff !== null);
  await updateCompetitionRow(trx, { organisationId }, competitionId);
  await insertAuditEntry(trx, {
    ...inCompetition,
    subjectKind: 'PHASE',
    subjectId: phaseId,
    action: 'CALENDAR_UNDONE',
    byUser: userId,
    details: { planId, matches: moves.length },
  });
  // For those who follow along, it is another calendar.
  await publishCompetitionChange(trx, { ...inCompetition, kind: 'CALENDAR_APPLIED', payload: { phaseId } });
  await notifyCalendarUndone(trx, { competitionId, planId, phaseId, moves, appliedAt, by: userId, at });
  const moved = dated.filter(({ payload }) => payload.old.kickOff !== null).length;
  await emitCalendar(trx, { organisationId, phaseId, scheduled: dated.length, moved, at });
}
