import type { NotificationChannel, NotificationKind } from '@traip/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** What somebody has chosen. */
export function listChosen(db: Database, userId: string) {
  return db
    .selectFrom('notificationPreferences')
    .select(['kind', 'channel', 'isOn'])
    .where('userId', '=', userId)
    .execute();
}

interface Choice {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

export async function choose(db: Database, { userId, kinds, channel, isOn }: Choice): Promise<void> {
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

/** What waits to leave by a channel that somebody has just turned off stays here. */
export async function holdBack(db: Database, { userId, kinds, channel }: Choice): Promise<void> {
  await db
    .updateTable('notifications')
    .set(channel === 'mail' ? { mailSince: null } : { pushSince: null })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where(channel === 'mail' ? 'mailSince' : 'pushSince', 'is not', null)
    .execute();
}

export async function isLivingUser(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(sql`1`.as('one'))
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
