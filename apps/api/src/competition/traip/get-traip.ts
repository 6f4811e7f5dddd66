import type { traipCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findTraip } from './queries.ts';
import { traipReply } from './traip-reply.ts';

export const getTraip: Handler<typeof traipCalls.get> = async ({ db, scope }, { params }) =>
  traipReply(db, scope, await findTraip(db, scope, params.id));
