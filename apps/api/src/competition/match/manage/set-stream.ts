import type { matchManagementCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDesk } from '../desk/open-desk.ts';
import { changeMatch } from '../reply/change-match.ts';
import { stateRefusal } from '../reply/refusals.ts';

/** Only kept and shown: nobody here ever opens it. */
export const setStream: Handler<typeof matchManagementCalls.setStream> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'MATCH', version: body.version }, async (trx, desk) => {
    const { match, writer } = desk;
    const standpoint = { status: match.state, dated: match.kickOff !== null };
    const permission = canDo('setStream', standpoint, writer, {});
    if (isBreach(permission)) return stateRefusal('setStream', permission);
    const { url: streamUrl } = body;
    return changeMatch(trx, desk, { action: 'STREAM_SET', set: { streamUrl }, details: { streamUrl } });
  });
