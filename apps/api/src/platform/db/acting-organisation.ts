import { AsyncLocalStorage } from 'node:async_hooks';
import type { TokenRole } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';

/** The organisation for which a program calls with a token of it. */
export interface ActingOrganisation {
  readonly organisationId: string;
  readonly role: TokenRole;
}

const storage = new AsyncLocalStorage<ActingOrganisation>();

/**
 * Runs a request that an organisation's token makes in the name of a person. Queries about the person's rights then
 * know of that organisation alone: nothing of their teams, their children and their other organisations counts.
 */
export function asOrganisation<T>(acting: ActingOrganisation | null, handle: () => T): T {
  return acting === null ? handle() : storage.run(acting, handle);
}

/** Undefined where somebody acts for themselves. */
export function actingOrganisation(): ActingOrganisation | undefined {
  return storage.getStore();
}

/** Belongs to no account: somebody who is not signed in has no role, no team and no child. */
export const anonymousId = '00000000-0000-0000-0000-000000000000';

/** Whose teams give rights in this request: the user's, or nobody's while an organisation acts. */
export function teamMate<U extends string | null>(userId: U): U | typeof anonymousId {
  return actingOrganisation() ? anonymousId : userId;
}

/** Whether a row of `organisation_members` under this alias counts in this request. */
export function membershipCounts(alias: string): RawBuilder<boolean> {
  const acting = actingOrganisation();
  if (!acting) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(`${alias}.organisationId`)} = ${acting.organisationId}`;
}
