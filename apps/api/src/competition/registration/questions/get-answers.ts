import { isRefusal, type questionCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { openSquad } from '../squad/open-squad.ts';
import { answersReply } from './answers-reply.ts';

export const getAnswers: Handler<typeof questionCalls.answers> = async ({ db, scope, now }, { params }) => {
  const squad = await openSquad(db, scope, params, now());
  return isRefusal(squad) ? squad : answersReply(db, squad);
};
