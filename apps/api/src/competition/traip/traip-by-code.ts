import type { traipCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findTraipByCode } from './queries.ts';
import { traipReply } from './traip-reply.ts';

export const traipByCode: Handler<typeof traipCalls.byCode> = async ({ db, scope }, { params }) =>
  traipReply(db, scope, await findTraipByCode(db, scope, params.code));
