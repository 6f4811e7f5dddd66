import { type Refusal, refuse, type TokenScope } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { logOwnAccount } from '../../platform/audit/log-own-account.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { insertGrant, listOrganisationsToActFor } from './queries.ts';

interface Allowed {
  readonly grantId: string;
  readonly app: { readonly id: string; readonly name: string };
  readonly scopes: readonly TokenScope[];
  readonly organisationId: string | null;
}

/** Lets an app act for the caller, or for an organisation whose settings they may change, as with its tokens. */
export async function allowApp(
  trx: Trx,
  { caller: { userId }, now }: { readonly caller: Caller; readonly now: () => Date },
  { grantId: id, app, scopes, organisationId }: Allowed,
): Promise<Refusal<'FORBIDDEN'> | undefined> {
  const at = now();
  const details = { name: app.name, scopes };
  if (organisationId === null) await logOwnAccount(trx, { userId, action: 'APP_CONNECTED', at, details });
  else {
    const possible = await listOrganisationsToActFor(trx, userId);
    if (!possible.some((organisation) => organisation.id === organisationId))
      return refuse('FORBIDDEN', { field: 'organisationId' });
    const subject = { subjectKind: 'ORGANISATION', subjectId: organisationId } as const;
    await logAction(
      trx,
      { scope: { organisationId, userId }, now },
      { ...subject, action: 'APP_CONNECTED', details },
    );
  }
  await insertGrant(trx, { id, appId: app.id, userId, organisationId, scopes, createdAt: at });
  return undefined;
}
