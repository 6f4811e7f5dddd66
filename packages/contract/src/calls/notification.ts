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
    summary: 'List the caller’s notifications, latest first',
    who: signedIn,
    query: NotificationQuery,
    reply: Inbox,
    errors: [],
  }),
  unread: call({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'Get unread count',
    who: signedIn,
    reply: Unread,
    errors: [],
  }),
  mark: call({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark notifications as read or unread: some, all, or those marked at one time',
    who: signedIn,
    body: ReadMark,
    reply: ReadMarked,
    errors: [],
  }),
  preferences: call({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Get which notifications are also sent by email or push',
    who: signedIn,
    reply: NotificationPreferences,
    errors: [],
  }),
  savePreference: call({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Turn one channel on or off for one kind of notification',
    who: signedIn,
    body: PreferenceChange,
    reply: NotificationPreferences,
    errors: [],
  }),
  addDevice: call({
    method: 'POST',
    path: '/notifications/devices',
    summary: 'Register a device for push notifications; removed when its session ends',
    who: signedIn,
    body: NewPushDevice,
    reply: PushDeviceKept,
    errors: ['PUSH_SERVICE_UNKNOWN', 'PUSH_DEVICE_TAKEN', 'TOO_MANY_DEVICES'],
  }),
  removeDevice: call({
    method: 'DELETE',
    path: '/notifications/devices/{id}',
    summary: 'Unregister a device',
    who: signedIn,
    params: z.object({ id: Id }),
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  unsubscription: call({
    method: 'GET',
    path: '/notifications/unsubscribe',
    summary: 'Get what an unsubscribe link is about; changes nothing',
    who: anyone,
    query: UnsubscribeQuery,
    reply: Unsubscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID'],
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'Unsubscribe from emails of these kinds, without signing in (RFC 8058)',
    who: anyone,
    query: UnsubscribeQuery,
    body: UnsubscribeBody,
    reply: Unsubscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID'],
  }),
  ticket: call({
    method: 'POST',
    path: '/notifications/ticket',
    summary: 'Create a one-minute stream token for your own feed; pass it as ?token=',
    who: signedIn,
    reply: BellTicket,
    errors: [],
  }),
};

/** The caller's own feed: the number of unread notifications, at once and whenever it changes. */
export const bellFeed = call({
  method: 'GET',
  path: '/live/bell',
  summary: 'Stream the unread count',
  who: open,
  query: z.object({ token: z.string().min(1).max(2000).optional() }),
  reply: BellMessage,
  replyIsFeed: true,
  errors: ['UNAUTHORIZED', 'TOO_MANY_FOLLOWERS'],
});
