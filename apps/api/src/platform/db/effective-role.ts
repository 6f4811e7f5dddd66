import type { OrganisationRole } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * The role in which somebody can act, for a row of `organisation_members` under this alias: an admin without the second
 * factor that the organisation asks for is a member.
 */
export function effectiveRole(alias: string): RawBuilder<OrganisationRole | null> {
  return sql<OrganisationRole | null>`effective_role(${sql.ref(alias)})`;
}
