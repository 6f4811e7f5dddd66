import type { Database } from '../db/schema.ts';
import { insertAuditEntry, type NewAuditEntry } from './queries.ts';

/** The part of a handler's context that an entry needs. */
interface ActionContext {
  readonly scope: { readonly organisationId: string | null; readonly userId: string };
  readonly now: () => Date;
}

type WithoutContext<T> = T extends unknown ? Omit<T, 'organisationId' | 'byUser' | 'at'> : never;

/** Logs the caller's action in the authorized organisation. A team without an organisation has no log. */
export async function logAction(
  db: Database,
  { scope: { organisationId, userId }, now }: ActionContext,
  action: WithoutContext<NewAuditEntry>,
): Promise<void> {
  if (organisationId === null) return;
  await insertAuditEntry(db, { ...action, organisationId, byUser: userId, at: now() });
}
