import { randomUUIDv7 } from 'node:crypto';
import { type matchDeskCalls, refuse } from '@traip/contract';
import { actionsFrom } from '@traip/engine/match';
import { countWork } from '../../../people/auth/limits.ts';
import { drawQr } from '../../../people/team/draw-qr.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import { hashSecret, newSecret } from '../../../platform/authorization/secrets.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { assignmentRefusal } from '../desk/actor.ts';
import { withMatchLock } from '../desk/locked-match.ts';
import { insertLink } from './queries.ts';

/** The token is only in the URL; a hash of it is stored. A lost link can't be recovered, only replaced. */
export const createScorerLink: Handler<typeof matchDeskCalls.createScorerLink> = async (
  context,
  { body },
) => {
  const { userId } = context.caller;
  const limited = await countWork(context, 'create-scorer-link', context.scope.organisationId);
  if (limited) return limited;
  return withMatchLock(
    context,
    { matchId: body.matchId, depth: 'MATCH' },
    async (trx, { match, actor, at }) => {
      const refusal = assignmentRefusal(actor);
      if (refusal) return refusal;
      const allowed = actionsFrom(match.state);
      if (match.state === 'CLOSED' || match.state === 'CANCELLED')
        return refuse('INVALID_TRANSITION', { details: { from: match.state, allowed } });
      const id = randomUUIDv7();
      const token = newSecret();
      const { organisationId, competitionId, id: matchId } = match;
      const expiresAt = new Date(at.getTime() + body.hours * 3_600_000);
      await insertLink(trx, {
        id,
        organisationId,
        matchId,
        tokenHash: hashSecret(token),
        createdBy: userId,
        label: body.label,
        createdAt: at,
        expiresAt,
        revokedAt: null,
        lastUsedAt: null,
      });
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'MATCH',
        subjectId: matchId,
        action: 'SCORER_LINK_CREATED',
        details: { scorerLink: id },
        byUser: userId,
        at,
      });
      const url = `${context.publicOrigin}/score/${matchId}#${token}`;
      return { id, label: body.label, createdAt: at, expiresAt, url, svg: drawQr(url) };
    },
  );
};
