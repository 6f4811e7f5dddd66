import type { Database } from '../../platform/db/schema.ts';
import { listDevices } from '../push/queries.ts';

/** A person's notifications, preferences and devices, for the export of their data. */
export async function collectNotifications(db: Database, userId: string) {
  const [notifications, notificationPreferences, devices] = await Promise.all([
    listNotifications(db, userId),
    listPreferences(db, userId),
    listDevices(db, userId),
  ]);
  return { notifications, notificationPreferences, devices };
}

const listNotifications = (db: Database, userId: string) =>
  db
    .selectFrom('notifications')
    .select(['kind', 'details', 'at', 'readAt'])
    .where('userId', '=', userId)
    .orderBy('at')
    .execute();

const listPreferences = (db: Database, userId: string) =>
  db
    .selectFrom('notificationPreferences')
    .select(['kind', 'channel', 'isOn'])
    .where('userId', '=', userId)
    .execute();
