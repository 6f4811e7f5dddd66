import type { teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamReply } from './team-reply.ts';

export const getTeam: Handler<typeof teamCalls.get> = ({ db, scope }) => teamReply(db, scope);
