import { type matchDeskCalls, refuse } from '@traip/contract';
import type { DeskScope } from '../../../../platform/authorization/scope.ts';
import { readTogether } from '../../../../platform/db/read-together.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { moverOf } from '../../../competition/reply/next-states.ts';
import type { MatchActor } from '../actor.ts';
import { loadMatch } from '../locked-match.ts';
import { markLinkUsed } from '../queries.ts';
import { deskReply } from './desk-reply.ts';

type DeskHandler = Handler<typeof matchDeskCalls.desk>;

export const getDesk: DeskHandler = (...request) => readTogether(() => deskOf(...request));

async function deskOf(...[{ db, scope, now }, { params }]: Parameters<DeskHandler>): ReturnType<DeskHandler> {
  const actor = readerOf(scope);
  if (actor === null) return refuse('FORBIDDEN');
  const loaded = await loadMatch(db, scope, { matchId: params.id, actor, at: now() });
  if (!loaded) return refuse('NOT_FOUND');
  if (actor.linkId !== null) await markLinkUsed(db, actor.linkId, loaded.at);
  return deskReply(db, loaded);
}

/** A read needs no second check inside a transaction. */
function readerOf(scope: DeskScope): MatchActor | null {
  if ('linkId' in scope) return { userId: null, role: 'referee', linkId: scope.linkId };
  const role = moverOf(scope.role);
  return role && { userId: scope.userId, role, linkId: null };
}
