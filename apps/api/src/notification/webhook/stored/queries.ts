import { maxWebhooks, type Read, type WebhookChange, type WebhookOffReason } from '@traip/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { WebhooksTable } from '../../../platform/db/webhook-tables.ts';

function ofOrganisation(db: Database, { organisationId }: OrganisationScope) {
  return db.selectFrom('webhooks').selectAll().where('organisationId', '=', organisationId);
}

export function listWebhooks(db: Database, scope: OrganisationScope) {
  return ofOrganisation(db, scope).orderBy('createdAt').orderBy('id').execute();
}

export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];

export function findWebhook(db: Database, scope: OrganisationScope, id: string) {
  return ofOrganisation(db, scope).where('id', '=', id).executeTakeFirst();
}

/** The row cannot change or be deleted until the transaction ends. */
export function lockWebhook(trx: Trx, scope: OrganisationScope, id: string) {
  return ofOrganisation(trx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined if the organisation has the maximum; concurrent inserts wait for each other. */
export async function insertWebhook(
  trx: Trx,
  scope: OrganisationScope,
  webhook: Omit<Insertable<WebhooksTable>, 'organisationId'>,
): Promise<WebhookRow | undefined> {
  const { organisationId } = scope;
  await trx.selectFrom('organisations').select('id').where('id', '=', organisationId).forUpdate().execute();
  if ((await listWebhooks(trx, scope)).length >= maxWebhooks) return undefined;
  return trx
    .insertInto('webhooks')
    .values({ ...webhook, organisationId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Change = Read<typeof WebhookChange> & { readonly offReason: WebhookOffReason | null };

export function updateWebhook(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
  change: Omit<Change, 'isOn'> & Updateable<WebhooksTable>,
): Promise<WebhookRow | undefined> {
  return trx
    .updateTable('webhooks')
    .set(change)
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function saveSecret(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
  secrets: Pick<WebhookRow, 'secret' | 'previousSecret' | 'previousSecretUntil'>,
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set(secrets)
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export function deleteWebhook(trx: Trx, { organisationId }: OrganisationScope, id: string) {
  return trx
    .deleteFrom('webhooks')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Enabled webhooks that listen to an event. */
export async function listListening(
  trx: Trx,
  organisationId: string,
  type: string,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('isOn', '=', true)
    .where(sql<boolean>`${type}::text = any(events)`)
    .execute();
  return rows.map(({ id }) => id);
}
