import { notifyCalendarApplied } from '../../../notification/notify/calendar/queries.ts';
import { emitCalendar } from '../../../notification/webhook/emit/competition-events.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../platform/live/queries.ts';
import { updateCompetitionRow } from '../../competition/queries.ts';
import type { Moves } from './moves.ts';

interface Applied {
  readonly planId: string;
  readonly competitionId: string;
  readonly phaseId: string;
  readonly moves: Moves;
  readonly at: Date;
}

/** Announces a new calendar: in the log and the feed, and to the phase's people and webhooks. */
export async function announceCalendar(
  trx: Trx,
  { organisationId, userId }: OrganisationScope,
  { planId, competitionId, phaseId, moves, at }: Applied,
): Promise<void> {
  const inCompetition = { organisationId, competitionId, at };
  await updateCompetitionRow(trx, { organisationId }, competitionId);
  await insertAuditEntry(trx, {
    ...inCompetition,
    subjectKind: 'PHASE',
    subjectId: phaseId,
    action: 'CALENDAR_APPLIED',
    byUser: userId,
    details: { planId, ...moves.counts },
  });
  await publishCompetitionChange(trx, { ...inCompetition, kind: 'CALENDAR_APPLIED', payload: { phaseId } });
  await notifyCalendarApplied(trx, { competitionId, planId, phaseId, moves: moves.all, by: userId, at });
  const { scheduled, moved } = moves.counts;
  await emitCalendar(trx, { organisationId, phaseId, scheduled, moved, at });
}
