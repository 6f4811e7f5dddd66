import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { pageNumber, pageOf, pageSize } from './page.ts';

/** The kinds of notifications, each with its own line in the preferences. */
export const notificationKinds = [
  'MATCH_SCHEDULED',
  'MATCH_MOVED',
  'MATCH_CANCELLED',
  'MATCH_CALLED',
  'LINEUP_DUE',
  'RESULT',
  'RESULT_REPORTED',
  'SUSPENSION',
  'PROTEST',
  'REFEREE',
  'INVITATION_RECEIVED',
  'INVITATION_ANSWERED',
  'REGISTRATION_REQUESTED',
  'REGISTRATION_ANSWERED',
  'PARTNER',
  'LICENCE',
  'SQUAD_DUE',
  'PEOPLE_MERGED',
  'FAMILY',
  'WEBHOOK_OFF',
  'COMPETITION_PUBLISHED',
  'COMPETITION_FINISHED',
  'FOLLOWED_LIVE',
  'FOLLOWED_RESULT',
  'FOLLOWED_CHANGE',
] as const;

export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = (typeof notificationKinds)[number];

/** Channels besides the inbox, which gets every notification. */
export const notificationChannels = ['mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Kinds emailed by default: those that need action, or without which people would miss a match. */
const emailedByDefault: readonly NotificationKind[] = [
  'MATCH_MOVED',
  'MATCH_CANCELLED',
  'LINEUP_DUE',
  'RESULT_REPORTED',
  'SUSPENSION',
  'PROTEST',
  'REFEREE',
  'INVITATION_RECEIVED',
  'REGISTRATION_REQUESTED',
  'REGISTRATION_ANSWERED',
  'PARTNER',
  'LICENCE',
  'SQUAD_DUE',
  'PEOPLE_MERGED',
  'FAMILY',
  'WEBHOOK_OFF',
];

/** Whether a kind of notification uses a channel by default. A registered device gets them all. */
export function isOnByDefault(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === 'push' || emailedByDefault.includes(kind);
}

const LocalisedText = z.object({ es: z.string(), en: z.string() });

export const Notification = z
  .object({
    id: Id,
    kind: NotificationKind,
    at: Instant,
    readAt: Instant.nullable(),
    title: LocalisedText,
    text: LocalisedText,
    /** Its path, without the language prefix; null if its subject is gone. */
    path: z.string().nullable(),
  })
  .meta({ id: 'notification' });

export const NotificationQuery = z.object({
  page: pageNumber,
  limit: pageSize(),
  unread: z.stringbool().optional(),
  kind: NotificationKind.optional(),
});

export const Inbox = pageOf(Notification).extend({ unread: z.number() }).meta({ id: 'inbox' });

/** How many are unread; counted up to the badge's maximum. */
export const Unread = z.object({ unread: z.number() }).meta({ id: 'unread' });

/** Some, all, or those marked at one time, so that "all" can be undone. */
const Selection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(100) }),
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ readAt: Instant }),
]);

export const ReadMark = z.object({ which: Selection, isRead: z.boolean() }).meta({ id: 'readMark' });

/** `at` identifies the notifications marked now. */
export const ReadMarked = Unread.extend({ at: Instant }).meta({ id: 'readMarked' });

const Preference = z.object({ kind: NotificationKind, mail: z.boolean(), push: z.boolean() });

/** A device of the caller that gets push notifications. */
const PushDevice = z.object({ id: Id, label: z.string(), since: Instant });

export const NotificationPreferences = z
  .object({
    preferences: z.array(Preference),
    devices: z.array(PushDevice),
    /** The server's public key, which a browser needs to subscribe. */
    pushKey: z.string(),
  })
  .meta({ id: 'notificationPreferences' });

export const PreferenceChange = z
  .object({ kind: NotificationKind, channel: z.enum(notificationChannels), isOn: z.boolean() })
  .meta({ id: 'preferenceChange' });

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'PUSH_KEY_INVALID');

/** A subscription in the browser's format. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'PUSH_KEY_INVALID' }).max(1000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

export const NewPushDevice = PushSubscription.extend({ label: z.string().trim().max(60).default('') }).meta({
  id: 'newPushDevice',
});

export const SavedPushDevice = z.object({ id: Id }).meta({ id: 'pushDeviceKept' });

export const UnsubscribeQuery = z.object({
  token: z.string().min(1, 'LINK_INCOMPLETE').max(1000, 'LINK_INCOMPLETE'),
});

/** The kind of emails of an unsubscribe link, and whether they are still sent. */
export const Unsubscription = z
  .object({ kinds: z.array(NotificationKind), isOn: z.boolean() })
  .meta({ id: 'unsubscription' });

/** Mail programs send `List-Unsubscribe=One-Click`; our own page can also undo it. */
export const UnsubscribeBody = z.object({ isOn: z.boolean().default(false) }).meta({ id: 'unsubscribeBody' });

/** The messages of the caller's feed: the unread count, and the latest notification. */
export const BellMessage = z
  .object({ unread: z.number(), latest: Instant.nullable() })
  .meta({ id: 'bellMessage' });

export const BellTicket = z.object({ ticket: z.string(), expiresAt: Instant }).meta({ id: 'bellTicket' });
