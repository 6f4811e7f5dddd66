import { type competitionCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { changeCompetition, hasBegun } from './queries.ts';
import { writeRecord } from './records/queries.ts';
import { asStaffUnderLock } from './under-lock.ts';

const deletable = ['DRAFT', 'PENDING', 'CANCELED'];

/** What was published or played is part of the record; it can be cancelled. */
export const deleteCompetition: Handler<typeof competitionCalls.delete> = (context, { params: { id } }) =>
  asStaffUnderLock(context, 'traips.manage', id, async (trx, { state }, actor) => {
    if (!deletable.includes(state) || (await hasBegun(trx, actor, id)))
      return refuse('COMPETITION_UNDER_WAY');
    const at = context.now();
    await changeCompetition(trx, actor, id, { deletedAt: at });
    await writeRecord(trx, {
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
