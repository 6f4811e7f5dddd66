import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, open, signedIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  BellMessage,
  BellTicket,
  Inbox,
  NewPushDevice,
  NotificationPreferences,
  NotificationQuery,
  PreferenceChange,
  PushDeviceKept,
  ReadMark,
  ReadMarked,
  Unread,
  UnsubscribeBody,
  UnsubscribeQuery,
  Unsubscription,
} from '../shapes/notification.ts';

/** What people are told, and how they want to be told. */
export const notificationCalls = {
  list: call({
    method: 'GET',
    path: '/notifications',
    summary: 'The news of the caller, latest first',
    who: signedIn,
    query: NotificationQuery,
    reply: Inbox,
    errors: [],
  }),
  unread: call({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'How many news wait for the caller',
    who: signedIn,
    reply: Unread,
    errors: [],
  }),
  mark: call({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark news as read, or as unread again: some, all, or those that were marked at one moment',
    who: signedIn,
    body: ReadMark,
    reply: ReadMarked,
    errors: [],
  }),
  preferences: call({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Which news also come by mail or ring on a device',
    who: signedIn,
    reply: NotificationPreferences,
    errors: [],
  }),
  savePreference: call({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Whether news of one kind take one channel',
    who: signedIn,
    body: PreferenceChange,
    reply: NotificationPreferences,
    errors: [],
  }),
  addDevice: call({
    method: 'POST',
    path: '/notifications/devices',
    summary: 'Let this device ring; it is forgotten with the session that asked for it',
    who: signedIn,
    body: NewPushDevice,
    reply: PushDeviceKept,
    errors: ['PUSH_SERVICE_UNKNOWN', 'PUSH_DEVICE_TAKEN', 'TOO_MANY_DEVICES'],
  }),
  removeDevice: call({
    method: 'DELETE',
    path: '/notifications/devices/{id}',
    summary: 'A device rings no more',
    who: signedIn,
    params: z.object({ id: Id }),
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  unsubscription: call({
    method: 'GET',
    path: '/notifications/unsubscribe',
    summary: 'What the link at the end of a mail is about; changes nothing',
    who: anyone,
    query: UnsubscribeQuery,
    reply: Unsubscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID'],
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'No more mails of these kinds, without signing in (RFC 8058)',
    who: anyone,
    query: UnsubscribeQuery,
    body: UnsubscribeBody,
    reply: Unsubscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID'],
  }),
  ticket: call({
    method: 'POST',
    path: '/notifications/ticket',
    summary: 'A ticket of a minute that opens the own feed: its address takes it as ?token=',
    who: signedIn,
    reply: BellTicket,
    errors: [],
  }),
};

/** The caller's own feed: the number of unread notifications, at once and whenever it changes. */
export const bellFeed = call({
  method: 'GET',
  path: '/live/bell',
  summary: 'How many news wait for the caller, as it changes',
  who: open,
  query: z.object({ token: z.string().min(1).max(2000).optional() }),
  reply: BellMessage,
  replyIsFeed: true,
  errors: ['UNAUTHORIZED', 'TOO_MANY_FOLLOWERS'],
});
