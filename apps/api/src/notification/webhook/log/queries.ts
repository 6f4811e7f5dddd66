import { countLimit, type DeliveryQuery, type Read } from '@traip/contract';
import { type Insertable, sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { bellChannel } from '../../../platform/db/listen.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { WebhookDeliveriesTable } from '../../../platform/db/webhook-tables.ts';

type NewDelivery = Pick<
  Insertable<WebhookDeliveriesTable>,
  'id' | 'webhookId' | 'organisationId' | 'messageId' | 'type' | 'data' | 'happenedAt' | 'at' | 'isAgain'
>;

/** Puts deliveries into the outbox, in the transaction of their cause; the notice wakes the dispatcher. */
export async function insertDeliveries(trx: Trx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await trx
    .insertInto('webhookDeliveries')
    .values([...deliveries])
    .execute();
  await sql`select pg_notify(${bellChannel}, '')`.execute(trx);
}

interface LogRef {
  readonly webhookId: string;
}

function deliveriesOf(db: Database, { organisationId }: OrganisationScope, { webhookId }: LogRef) {
  return db
    .selectFrom('webhookDeliveries')
    .where('organisationId', '=', organisationId)
    .where('webhookId', '=', webhookId);
}

function logOf(db: Database, scope: OrganisationScope, query: LogRef & Read<typeof DeliveryQuery>) {
  const all = deliveriesOf(db, scope, query);
  return query.status === undefined ? all : all.where('status', '=', query.status);
}

export function pageOfDeliveries(
  db: Database,
  scope: OrganisationScope,
  query: LogRef & Read<typeof DeliveryQuery>,
) {
  return logOf(db, scope, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
}

export type DeliveryRow = Awaited<ReturnType<typeof pageOfDeliveries>>[number];

export async function countDeliveries(
  db: Database,
  scope: OrganisationScope,
  query: LogRef & Read<typeof DeliveryQuery>,
): Promise<number> {
  const { total } = await db
    .selectFrom(logOf(db, scope, query).select('id').limit(countLimit).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findDelivery(db: Database, scope: OrganisationScope, ref: LogRef & { readonly id: string }) {
  return deliveriesOf(db, scope, ref).selectAll().where('id', '=', ref.id).executeTakeFirst();
}

/** How many deliveries people requested since then: test events and resends. */
export async function countRequested(
  db: Database,
  scope: OrganisationScope,
  { webhookId, since }: LogRef & { readonly since: Date },
): Promise<number> {
  const { total } = await deliveriesOf(db, scope, { webhookId })
    .where('at', '>', since)
    .where(({ or, eb }) => or([eb('isAgain', '=', true), eb('type', '=', 'webhook.test')]))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
