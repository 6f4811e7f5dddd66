import {
  isOnByDefault,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { listChosen } from './queries.ts';

/** Whether news of each kind take each channel: as chosen, or as usual. */
export async function preferencesOf(db: Database, userId: string) {
  const chosen = await listChosen(db, userId);
  const isOn = (kind: NotificationKind, channel: NotificationChannel) =>
    chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? isOnByDefault(kind, channel);
  return notificationKinds.map((kind) => ({ kind, mail: isOn(kind, 'mail'), push: isOn(kind, 'push') }));
}
