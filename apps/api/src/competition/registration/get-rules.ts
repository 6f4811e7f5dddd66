import { refuse, type registrationCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findRuleFacts } from './rules/queries.ts';
import { rulesReply } from './rules/rules-reply.ts';

export const getRules: Handler<typeof registrationCalls.rules> = async ({ db, scope }, { params }) => {
  const facts = await findRuleFacts(db, scope, params.competitionId);
  return facts ? rulesReply(facts) : refuse('NOT_FOUND');
};
