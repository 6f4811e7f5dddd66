import { organisationAbilities, type WebhookOffReason } from '@traip/contract';
import { sql, type Updateable } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { WebhookDeliveriesTable } from '../../../platform/db/webhook-tables.ts';
import { saveNotifications } from '../../write/queries.ts';

/** The rest is claimed with the next poll. */
const batchSize = 500;

/** Takes deliveries out of the outbox; the caller must queue them. */
export async function claimDeliveries(trx: Trx) {
  const { rows } = await sql<{ deliveryId: string; webhookId: string }>`with waiting as (
      select id from webhook_deliveries where not is_queued order by at limit ${batchSize}
      for update skip locked)
    update webhook_deliveries set is_queued = true from waiting where webhook_deliveries.id = waiting.id
    returning webhook_deliveries.id as "deliveryId", webhook_deliveries.webhook_id as "webhookId"`.execute(
    trx,
  );
  return rows;
}

/** A delivery that is not finished, with everything needed to send it. */
export function findPending(db: Database, id: string) {
  return db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .selectAll('webhookDeliveries')
    .select(['webhooks.url', 'webhooks.isOn', 'webhooks.failingSince'])
    .select(['webhooks.secret', 'webhooks.previousSecret', 'webhooks.previousSecretUntil'])
    .where('webhookDeliveries.id', '=', id)
    .where('webhookDeliveries.status', '=', 'PENDING')
    .executeTakeFirst();
}

export type PendingDelivery = NonNullable<Awaited<ReturnType<typeof findPending>>>;

export async function saveAttempt(
  trx: Trx,
  id: string,
  attempt: Updateable<WebhookDeliveriesTable>,
): Promise<void> {
  await trx.updateTable('webhookDeliveries').set(attempt).where('id', '=', id).execute();
}

/** The first success after failures ends them. */
export async function markArriving(trx: Trx, webhookId: string): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ failingSince: null })
    .where('id', '=', webhookId)
    .where('failingSince', 'is not', null)
    .execute();
}

/** Since when deliveries have failed; undefined if the webhook is gone or off. */
export async function markFailing(trx: Trx, webhookId: string, at: Date): Promise<Date | undefined> {
  const row = await trx
    .updateTable('webhooks')
    .set({ failingSince: sql<Date>`coalesce(failing_since, ${at}::timestamptz)` })
    .where('id', '=', webhookId)
    .where('isOn', '=', true)
    .returning('failingSince')
    .executeTakeFirst();
  return row?.failingSince ?? undefined;
}

/** False if it was turned off or deleted meanwhile. */
export async function turnOff(trx: Trx, webhookId: string, offReason: WebhookOffReason): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ isOn: false, offReason })
    .where('id', '=', webhookId)
    .where('isOn', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const editors = sql.join(organisationAbilities['organisation.edit']);

/** Notifies the organisation's admins that a webhook was turned off, and why. */
export async function notifyTurnedOff(trx: Trx, { webhookId, host, reason, at }: TurnedOff): Promise<void> {
  await saveNotifications(
    trx,
    sql`select staff.user_id, 'WEBHOOK_OFF' as kind, 'webhook:' || webhooks.id as key,
        jsonb_build_object('host', ${host}::text, 'isGone', ${reason === 'GONE'}::boolean,
          'off', extract(epoch from ${at}::timestamptz)) as details,
        webhooks.organisation_id, null::uuid as competition_id, null::uuid as match_id, null::uuid as team_id,
        null::uuid as person_id
      from webhooks join organisation_members as staff
        on staff.organisation_id = webhooks.organisation_id and staff.role in (${editors})
      where webhooks.id = ${webhookId}`,
    { by: null, at },
  );
}

interface TurnedOff {
  readonly webhookId: string;
  readonly host: string;
  readonly reason: WebhookOffReason;
  readonly at: Date;
}
