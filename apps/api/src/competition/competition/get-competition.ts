import type { competitionCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionReply } from './competition-reply.ts';

export const getCompetition: Handler<typeof competitionCalls.byId> = ({ db, scope }, { params }) =>
  competitionReply(db, scope, params.id);
