import { isRefusal, type registrationCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { openSquad } from './squad/open-squad.ts';
import { squadReply } from './squad/squad-reply.ts';

export const getSquad: Handler<typeof registrationCalls.squad> = async ({ db, scope, now }, { params }) => {
  const squad = await openSquad(db, scope, params, now());
  return isRefusal(squad) ? squad : squadReply(squad);
};
