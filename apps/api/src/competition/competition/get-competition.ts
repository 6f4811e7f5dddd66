import type { competitionCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionSeenFrom } from './competition-reply.ts';

export const getCompetition: Handler<typeof competitionCalls.byId> = ({ db, scope }, { params }) =>
  competitionSeenFrom(db, scope, params.id);
