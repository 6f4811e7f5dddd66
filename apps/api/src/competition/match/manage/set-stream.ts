import type { matchManagementCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withMatchLock } from '../desk/locked-match.ts';
import { applyMatchEdit } from '../reply/match-edit.ts';
import { stateRefusal } from '../reply/refusals.ts';

/** The URL is only stored and shown; the server never opens it. */
export const setStream: Handler<typeof matchManagementCalls.setStream> = (context, { body }) =>
  withMatchLock(
    context,
    { matchId: body.matchId, depth: 'MATCH', version: body.version },
    async (trx, locked) => {
      const { match, actor } = locked;
      const situation = { status: match.state, dated: match.kickOff !== null };
      const permission = canDo('setStream', situation, actor, {});
      if (isBreach(permission)) return stateRefusal('setStream', permission);
      const { url: streamUrl } = body;
      return applyMatchEdit(trx, locked, {
        action: 'STREAM_SET',
        set: { streamUrl },
        details: { streamUrl },
      });
    },
  );
