import { type Refusal, refuse } from '@traip/contract';
import { roleOf } from '../../../competition/competition/queries.ts';
import { hasAbility } from '../../../competition/competition/with-competition-lock.ts';
import { lockPersonShared } from '../../../people/team/people/queries.ts';
import { lockOrganisationShared } from '../../../people/team/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Locks the caller and their organisation; returns why they may not import a competition and its teams. */
export async function importerRefusal(
  trx: Trx,
  scope: OrganisationScope,
): Promise<Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'> | null> {
  if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
  if (!(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
  const role = await roleOf(trx, scope);
  const mayImport = hasAbility({ role }, 'traips.manage') && hasAbility({ role }, 'teams.manage');
  return mayImport ? null : refuse('FORBIDDEN');
}
