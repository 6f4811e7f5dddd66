import type { matchDeskCalls } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { cancel } from './action/cancel.ts';
import { close } from './action/close.ts';
import { finish } from './action/finish.ts';
import { reopen } from './action/reopen.ts';
import { start } from './action/start.ts';
import { getDesk } from './desk/reply/get-desk.ts';
import { deleteEvent } from './event/delete-event.ts';
import { registerEvent } from './event/register-event.ts';
import { registerEvents } from './event/register-events.ts';
import { setAssist } from './event/set-assist.ts';
import { checkLicences } from './licensing/check-licences.ts';
import { setMvp } from './mvp/set-mvp.ts';
import { addManualResult } from './result/add-manual-result.ts';
import { impact } from './result/impact.ts';
import { createScorerLink } from './scorer/create-scorer-link.ts';
import { listScorerLinks } from './scorer/list-scorer-links.ts';
import { revokeScorerLink } from './scorer/revoke-scorer-link.ts';
import { takeBackScorerLink } from './scorer/take-back-scorer-link.ts';
import { substitute } from './substitution/substitute.ts';

/** Calls at the desk of a match. */
export const matchDeskHandlers: Handlers<{ match: typeof matchDeskCalls }>['match'] = {
  desk: getDesk,
  start,
  finish,
  close,
  reopen,
  cancel,
  addManualResult,
  impact,
  registerEvent,
  registerEvents,
  deleteEvent,
  substitute,
  checkLicences,
  setAssist,
  setMvp,
  scorerLinks: listScorerLinks,
  createScorerLink,
  revokeScorerLink,
  takeBackScorerLink,
};
