import { AsyncLocalStorage } from 'node:async_hooks';
import type { TokenRole } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';

/** The organisation whose token a program calls with. */
export interface ActingOrganisation {
  readonly organisationId: string;
  readonly role: TokenRole;
}

const storage = new AsyncLocalStorage<ActingOrganisation>();

/**
 * Runs a request made with an organisation's token in the name of a person. Queries about the person's rights
 * then consider only that organisation: the person's teams, children and other organisations do not count.
 */
export function asOrganisation<T>(acting: ActingOrganisation | null, handle: () => T): T {
  return acting === null ? handle() : storage.run(acting, handle);
}

/** Undefined when users act for themselves. */
export function actingOrganisation(): ActingOrganisation | undefined {
  return storage.getStore();
}

/** Belongs to no account: an anonymous visitor has no role, no team and no child. */
export const anonymousId = '00000000-0000-0000-0000-000000000000';

/** Whose teams give rights in this request: the user's, or no one's while an organisation acts. */
export function teamMate<U extends string | null>(userId: U): U | typeof anonymousId {
  return actingOrganisation() ? anonymousId : userId;
}

/** Whether a row of `organisation_members` under this alias counts in this request. */
export function membershipCounts(alias: string): RawBuilder<boolean> {
  const acting = actingOrganisation();
  if (!acting) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(`${alias}.organisationId`)} = ${acting.organisationId}`;
}
