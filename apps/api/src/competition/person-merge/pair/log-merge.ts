import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Who decides about two people: a team, or an organisation for all its teams. */
export interface Merger {
  readonly teamId: string | null;
  readonly organisationId: string | null;
}

type Decision = 'PEOPLE_MERGED' | 'MERGE_UNDONE' | 'PEOPLE_TOLD_APART' | 'TOLD_APART_UNDONE';

/** A team without an organisation has no audit log. */
export async function logMerge(
  trx: Trx,
  context: Parameters<typeof logAction>[1],
  { teamId, organisationId }: Merger,
  { action, details = {} }: { readonly action: Decision; readonly details?: { readonly userId?: string } },
): Promise<void> {
  if (teamId !== null)
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: teamId, action, details });
  else if (organisationId !== null)
    await logAction(trx, context, {
      subjectKind: 'ORGANISATION',
      subjectId: organisationId,
      action,
      details,
    });
}
