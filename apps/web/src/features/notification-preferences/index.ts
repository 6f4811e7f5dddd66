export { NotificationPreferences } from './notification-preferences.tsx';
