import { type personMergeCalls, refuse } from '@traip/contract';
import { lockOrganisation } from '../../../people/squad/organisation/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findMerge } from '../merges/queries.ts';
import { logMerge } from '../pair/log-merge.ts';
import { separatePeople } from '../pair/separate-people.ts';
import { isOfOrganisation } from './queries.ts';

/** An organisation can separate people it knows, in a team or not. */
export const undoInOrganisation: Handler<typeof personMergeCalls.undoInOrganisation> = (
  context,
  { params },
) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    await lockOrganisation(trx, scope);
    const merge = await findMerge(trx, params.id);
    if (!merge || !(await isOfOrganisation(trx, scope, merge.keptId))) return refuse('NOT_FOUND');
    const refusal = await separatePeople(trx, merge.id, context.now());
    if (refusal) return refusal;
    const merger = { teamId: null, organisationId: scope.organisationId };
    await logMerge(trx, context, merger, { action: 'MERGE_UNDONE' });
    return { undone: true as const };
  });
