import type { notificationCalls } from '@traip/contract';
import { signTicket } from '../platform/live/feed/ticket.ts';
import type { Handler } from '../platform/routing/handler.ts';
import { ownBell } from './bell/own-bell.ts';

export const createTicket: Handler<typeof notificationCalls.ticket> = (context) =>
  signTicket(context, context.caller, ownBell);
