import type { protestCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { protestReplies } from './protest-reply.ts';
import { listOfCompetition } from './queries.ts';

export const listProtests: Handler<typeof protestCalls.list> = async (
  { db, scope },
  { params: { competitionId } },
) => ({ protests: await protestReplies(db, await listOfCompetition(db, scope, competitionId)) });
