import type { squadCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { listSquad } from './queries.ts';
import { squadReply } from './with-squad.ts';

export const getSquad: Handler<typeof squadCalls.get> = async ({ db, scope, now }) =>
  squadReply({ actor: scope, actingFor: scope, now: now() }, await listSquad(db, scope.teamId));
