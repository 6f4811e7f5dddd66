import { refuse, type squadCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { endMemberships } from './queries.ts';
import { withSquad } from './with-squad.ts';

/** Their stay ends; their matches remain theirs. */
export const removePeople: Handler<typeof squadCalls.remove> = (context, { body }) =>
  withSquad(context, body.personIds, async ({ trx, now, rows, actingFor: { teamId } }) => {
    const personIds = [...new Set(body.personIds)];
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of personIds) {
      const row = byId.get(id);
      if (!row) return refuse('NOT_A_TEAM_MEMBER', { field: 'personIds' });
      if (row.userCode !== null) return refuse('PERSON_HAS_ACCOUNT', { field: 'personIds' });
    }
    await endMemberships(trx, teamId, personIds, now);
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: teamId,
      action: 'PEOPLE_REMOVED',
      details: { count: personIds.length },
    });
    return { removed: personIds.length };
  });
