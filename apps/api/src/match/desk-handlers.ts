import type { matchDeskCalls } from '@traip/contract';
import type { Handlers } from '../http/handler.ts';
import { cancel } from './action/cancel.ts';
import { close } from './action/close.ts';
import { finish } from './action/finish.ts';
import { reopen } from './action/reopen.ts';
import { start } from './action/start.ts';
import { getDesk } from './desk/get-desk.ts';
import { deleteEvent } from './event/delete-event.ts';
import { registerEvent } from './event/register-event.ts';
import { registerEvents } from './event/register-events.ts';
import { addManualResult } from './result/add-manual-result.ts';
import { impact } from './result/impact.ts';
import { createScorerLink } from './scorer/create-scorer-link.ts';
import { revokeScorerLink } from './scorer/revoke-scorer-link.ts';

/** The match while it is played. */
export const matchDeskHandlers: Handlers<{ match: typeof matchDeskCalls }>['match'] = {
  ...{ desk: getDesk, start, finish, close, reopen, cancel },
  ...{ addManualResult, impact, registerEvent, registerEvents, deleteEvent },
  ...{ createScorerLink, revokeScorerLink },
};
