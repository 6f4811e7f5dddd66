import type { OrganisationRole } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { actingOrganisation, membershipCounts } from './acting-organisation.ts';

type Role = RawBuilder<OrganisationRole | null>;

/**
 * The role in which a user can act, for a row of `organisation_members` under this alias: an admin without
 * the second factor that the organisation requires is a member.
 */
export function effectiveRole(alias: string): Role {
  return withinToken(alias, sql<OrganisationRole | null>`effective_role(${sql.ref(alias)})`);
}

/** The role they would have with the second factor that the organisation requires. */
export function fullRole(alias: string): Role {
  return withinToken(alias, sql<OrganisationRole | null>`${sql.ref(`${alias}.role`)}`);
}

/** A token of an organisation acts only there, and never with more than the role it was made for. */
function withinToken(alias: string, role: Role): Role {
  const acting = actingOrganisation();
  if (!acting) return role;
  const capped =
    acting.role === 'member'
      ? sql`case when ${role} is not null then 'member' end`
      : sql`case when ${role} = 'super-admin' then 'admin' else ${role} end`;
  return sql<OrganisationRole | null>`case when ${membershipCounts(alias)} then ${capped} end`;
}
