import type { Trx } from '../db/schema.ts';
import { insertAuditEntry, listOrganisationsOf } from './queries.ts';

interface OwnAction {
  readonly userId: string;
  readonly action:
    | 'ACCOUNT_DELETED'
    | 'TOKEN_CREATED'
    | 'TOKEN_REVOKED'
    | 'APP_CONNECTED'
    | 'APP_DISCONNECTED';
  readonly at: Date;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Logs what users do with their own account in every organisation they belong to and act in. */
export async function logOwnAccount(trx: Trx, { userId, ...action }: OwnAction): Promise<void> {
  const subject = { subjectKind: 'MEMBER', subjectId: userId, byUser: userId } as const;
  for (const organisationId of await listOrganisationsOf(trx, userId))
    await insertAuditEntry(trx, { ...subject, ...action, organisationId });
}
