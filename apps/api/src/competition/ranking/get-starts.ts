import type { rankingCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { startsReply } from './starts/starts-reply.ts';

export const getRankingStarts: Handler<typeof rankingCalls.starts> = ({ db }, { params }) =>
  startsReply(db, params.traipId);
