import type { NotificationChannel, NotificationKind } from '@traip/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** Only what the person has chosen. */
export function listPreferences(db: Database, userId: string) {
  return db
    .selectFrom('notificationPreferences')
    .select(['kind', 'channel', 'isOn'])
    .where('userId', '=', userId)
    .execute();
}

interface PreferenceChange {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

export async function savePreferences(
  db: Database,
  { userId, kinds, channel, isOn }: PreferenceChange,
): Promise<void> {
  await db
    .insertInto('notificationPreferences')
    .values(kinds.map((kind) => ({ userId, kind, channel, isOn })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'kind', 'channel'])
        .doUpdateSet(({ ref }) => ({ isOn: ref('excluded.isOn') })),
    )
    .execute();
}

/** Unsent notifications are not sent by a channel that was just turned off. */
export async function cancelPending(
  db: Database,
  { userId, kinds, channel }: PreferenceChange,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set(channel === 'mail' ? { mailSince: null } : { pushSince: null })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where(channel === 'mail' ? 'mailSince' : 'pushSince', 'is not', null)
    .execute();
}

export async function isActiveUser(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(sql`1`.as('one'))
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
