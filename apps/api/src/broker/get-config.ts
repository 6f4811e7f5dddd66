import { type brokerCalls, competitionIsSeenBy, refuse } from '@traip/contract';
import { findCompetitionOfPhase } from '../gate/competition/queries.ts';
import type { Handler } from '../http/handler.ts';
import { configReply } from './config-reply.ts';
import { findConfig } from './queries.ts';

/** Belongs to no account: with it the gate's query finds no role and no team. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Anybody may ask; what they may not see of the competition, they do not see here. */
export const getConfig: Handler<typeof brokerCalls.get> = async ({ db, caller }, { params }) => {
  const found = await findCompetitionOfPhase(db, caller?.userId ?? nobody, params.phaseId);
  if (!found) return refuse('NOT_FOUND');
  const { competition, traipPrivacy, organisationId, ...viewpoint } = found;
  const visibility = { ...competition, privacies: [competition.privacy, traipPrivacy] };
  const config = competitionIsSeenBy(visibility, viewpoint)
    ? await findConfig(db, organisationId, params)
    : undefined;
  return config ? configReply(config) : refuse('NOT_FOUND');
};
