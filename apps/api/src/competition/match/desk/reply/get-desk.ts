import { type matchDeskCalls, refuse } from '@traip/contract';
import type { DeskScope } from '../../../../platform/authorization/scope.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { moverOf } from '../../../competition/reply/next-states.ts';
import { readDesk } from '../open-desk.ts';
import { noteUse } from '../queries.ts';
import type { Writer } from '../writer.ts';
import { deskReply } from './desk-reply.ts';

export const getDesk: Handler<typeof matchDeskCalls.desk> = async ({ db, scope, now }, { params }) => {
  const writer = readerOf(scope);
  if (writer === null) return refuse('FORBIDDEN');
  const desk = await readDesk(db, scope, { matchId: params.id, writer, at: now() });
  if (!desk) return refuse('NOT_FOUND');
  if (writer.linkId !== null) await noteUse(db, writer.linkId, desk.at);
  return deskReply(db, desk);
};

/** Nothing is written: what the gate saw is enough. */
function readerOf(scope: DeskScope): Writer | null {
  if ('linkId' in scope) return { userId: null, role: 'referee', linkId: scope.linkId };
  const role = moverOf(scope.role);
  return role && { userId: scope.userId, role, linkId: null };
}
