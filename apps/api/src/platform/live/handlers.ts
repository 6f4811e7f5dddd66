import type { contract } from '@traip/contract';
import type { Handlers } from '../routing/handler.ts';
import { createTicket } from './create-ticket.ts';

export const liveHandlers: Handlers<typeof contract>['live'] = { ticket: createTicket };
