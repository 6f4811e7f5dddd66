import { refuse, type registrationCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { findRuleFacts } from './rules/queries.ts';
import { rulesReply } from './rules/rules-reply.ts';

export const saveRules: Handler<typeof registrationCalls.saveRules> = (context, { params, body }) => {
  const { competitionId } = params;
  return withStaffCompetitionLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, competition, actor) => {
      if (competition.version !== body.version) return refuse('STALE_VERSION');
      const registrationRules = body.rules === null ? null : JSON.stringify(body.rules);
      await updateCompetitionRow(trx, actor, competitionId, { registrationRules });
      await logAction(trx, context, {
        subjectKind: 'COMPETITION',
        subjectId: competitionId,
        competitionId,
        action: 'REGISTRATION_RULES_SAVED',
        details: { before: competition.registrationRules, after: body.rules },
      });
      const facts = await findRuleFacts(trx, actor, competitionId);
      return facts ? rulesReply(facts) : refuse('NOT_FOUND');
    },
  );
};
