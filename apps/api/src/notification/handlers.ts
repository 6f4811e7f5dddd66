import type { contract } from '@traip/contract';
import type { Handlers } from '../platform/routing/handler.ts';
import { createTicket } from './create-ticket.ts';
import { addDevice, removeDevice } from './devices.ts';
import { listInbox } from './list-inbox.ts';
import { mark } from './mark.ts';
import { preferences, savePreference } from './preferences.ts';
import { unread } from './unread.ts';
import { unsubscribe, unsubscription } from './unsubscribe.ts';

export const notificationHandlers: Handlers<typeof contract>['notification'] = {
  list: listInbox,
  unread,
  mark,
  preferences,
  savePreference,
  addDevice,
  removeDevice,
  unsubscription,
  unsubscribe,
  ticket: createTicket,
};
