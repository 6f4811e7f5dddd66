import type { competitionCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { fullCompetitionReply } from './full-reply.ts';

export const fullById: Handler<typeof competitionCalls.fullById> = ({ db, scope }, { params }) =>
  fullCompetitionReply(db, scope, params.id);
