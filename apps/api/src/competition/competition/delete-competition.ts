import { type competitionCalls, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasBegun, isUntouchedImport, updateCompetitionRow } from './queries.ts';
import { withStaffCompetitionLock } from './with-competition-lock.ts';

const deletable = ['DRAFT', 'PENDING', 'CANCELED'];

/**
 * Published or played competitions stay on record and can only be cancelled. An untouched import is an
 * exception: it was created in one step and can be deleted in one.
 */
export const deleteCompetition: Handler<typeof competitionCalls.delete> = (context, { params: { id } }) =>
  withStaffCompetitionLock(context, 'traips.manage', id, async (trx, { state }, actor) => {
    const isRecord = !deletable.includes(state) || (await hasBegun(trx, actor, id));
    if (isRecord && !(await isUntouchedImport(trx, actor, id))) return refuse('COMPETITION_UNDER_WAY');
    const at = context.now();
    await updateCompetitionRow(trx, actor, id, { deletedAt: at, deletedBy: actor.userId });
    await insertAuditEntry(trx, {
      organisationId: actor.organisationId,
      competitionId: id,
      subjectKind: 'COMPETITION',
      subjectId: id,
      action: 'DELETED',
      byUser: actor.userId,
      at,
    });
    return { deleted: true as const };
  });
