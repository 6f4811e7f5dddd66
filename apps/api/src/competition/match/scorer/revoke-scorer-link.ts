import type { matchDeskCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { writeRecord } from '../../competition/records/queries.ts';
import { atDesk } from '../desk/open-desk.ts';
import { revokeLink } from './queries.ts';

/** At any time, whatever has become of the match; closed twice is closed once. */
export const revokeScorerLink: Handler<typeof matchDeskCalls.revokeScorerLink> = (context, { params }) =>
  atDesk(context, { matchId: params.matchId, depth: 'MATCH' }, async (trx, { match, writer, at }) => {
    const { organisationId, competitionId, id: matchId } = match;
    const wasOpen = await revokeLink(trx, match, { id: params.linkId, matchId, now: at });
    if (wasOpen)
      await writeRecord(trx, {
        organisationId,
        competitionId,
        subjectKind: 'MATCH',
        subjectId: matchId,
        action: 'SCORER_LINK_REVOKED',
        details: { revoked: params.linkId },
        byUser: writer.userId,
        at,
      });
    return { revoked: true };
  });
