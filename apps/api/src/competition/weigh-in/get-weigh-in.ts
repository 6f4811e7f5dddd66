import { refuse, type weighInCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { weighInReply } from './weigh-in-reply.ts';

export const getWeighIn: Handler<typeof weighInCalls.get> = async ({ db, scope }, { params }) =>
  (await weighInReply(db, scope, params.competitionId)) ?? refuse('NOT_FOUND');
