import { MyAgenda } from '../my-agenda/index.ts';
import { NotificationPreferences } from '../notification-preferences/index.ts';
import { ProfileColumns } from './profile-columns.tsx';

export function NotificationsTab() {
  return <ProfileColumns main={<NotificationPreferences />} aside={<MyAgenda />} />;
}
