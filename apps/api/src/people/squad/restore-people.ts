import { refuse, type squadCalls, squadLimits } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listFormerMembers, listSquad, reopenMembership, restoreToList, type SquadRow } from './queries.ts';
import { shirtRefusal } from './shirt-refusal.ts';
import { squadReply, withSquad } from './with-squad.ts';

const days = 30;

/** Their last stay continues as if it had never ended. */
export const restorePeople: Handler<typeof squadCalls.restore> = (context, { body }) =>
  withSquad(context, body.personIds, async (squad) => {
    const { trx, now, rows, actingFor } = squad;
    const { teamId } = actingFor;
    const since = new Date(now.getTime() - days * 86_400_000);
    const returning = latestRows(await listFormerMembers(trx, teamId, since, body.personIds));
    const isInTeam = rows.some(({ id }) => returning.has(id));
    if (isInTeam || returning.size !== new Set(body.personIds).size)
      return refuse('NOT_A_TEAM_MEMBER', { field: 'personIds' });
    if (rows.length + returning.size > squadLimits.people)
      return refuse('SQUAD_FULL', { details: { max: squadLimits.people } });
    const shirtTaken = shirtRefusal([...rows, ...returning.values()]);
    if (shirtTaken) return shirtTaken;
    for (const { id: personId, joinedAt } of returning.values())
      await reopenMembership(trx, { teamId, personId, joinedAt });
    await restoreToList(trx, [...returning.keys()]);
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: teamId,
      action: 'PEOPLE_RESTORED',
      details: { count: returning.size },
    });
    return squadReply(squad, await listSquad(trx, teamId));
  });

/** One for each person without an account; the rows come latest first. */
function latestRows(rows: readonly SquadRow[]): ReadonlyMap<string, SquadRow> {
  const latest = new Map<string, SquadRow>();
  for (const row of rows) if (row.userCode === null && !latest.has(row.id)) latest.set(row.id, row);
  return latest;
}
