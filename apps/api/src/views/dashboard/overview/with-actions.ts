import { type MatchRow, type OverviewMatch, type Read, staffRoles } from '@traip/contract';
import { actionsFrom, type MatchAction, type MatchStatus } from '@traip/engine/match';
import { moverOf } from '../../../competition/competition/reply/next-states.ts';
import { playerInBrief } from '../../../competition/match/people/player-in-brief.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listReferees } from './queries.ts';

type Row = Read<typeof MatchRow>;

/** Adds to each match its referees and the actions the caller may take now, the same as its desk offers. */
export async function withActions(
  db: Database,
  scope: OrganisationScope,
  rows: readonly Row[],
): Promise<Read<typeof OverviewMatch>[]> {
  if (rows.length === 0) return [];
  const assigned = await listReferees(
    db,
    rows.map(({ id }) => id),
  );
  const byMatch = Map.groupBy(assigned, ({ matchId }) => matchId);
  const isKnown = staffRoles.includes(scope.role);
  return rows.map((row) => {
    const referees = byMatch.get(row.id) ?? [];
    const people = referees.map((one) => playerInBrief(one, isKnown));
    return {
      ...row,
      refereeNames: people.map(({ firstName, surnames }) => `${firstName} ${surnames}`.trim()),
      actions: allowedActions(scope, row, new Set(referees.map(({ id }) => id))),
    };
  });
}

const teamActions: readonly MatchAction[] = ['start', 'addManualResult'];
const refereeActions: readonly MatchAction[] = ['registerEvent', 'deleteEvent'];

/** A referee may act on their own matches and on unassigned ones; a match can start when both teams are known. */
function allowedActions(scope: OrganisationScope, row: Row, referees: ReadonlySet<string>): MatchAction[] {
  const role = moverOf(scope.role);
  if (role === null) return [];
  const isOfOtherReferee = role === 'referee' && referees.size > 0 && !referees.has(scope.userId);
  const hasTeams = row.home !== null && row.away !== null;
  return actionsFrom(row.state as MatchStatus, role).filter(
    (action) =>
      (hasTeams || !teamActions.includes(action)) && (!isOfOtherReferee || !refereeActions.includes(action)),
  );
}
