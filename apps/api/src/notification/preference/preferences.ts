import {
  isOnByDefault,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { listPreferences } from './queries.ts';

/** Whether each kind is sent by each channel: as chosen, or by default. */
export async function preferencesOf(db: Database, userId: string) {
  const chosen = await listPreferences(db, userId);
  const isOn = (kind: NotificationKind, channel: NotificationChannel) =>
    chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? isOnByDefault(kind, channel);
  return notificationKinds.map((kind) => ({ kind, mail: isOn(kind, 'mail'), push: isOn(kind, 'push') }));
}
