import type { notificationCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { writeTicket } from '../live/feed/ticket.ts';
import { ownBell } from './bell/own-bell.ts';

export const createTicket: Handler<typeof notificationCalls.ticket> = (context) =>
  writeTicket(context, context.caller, ownBell);
