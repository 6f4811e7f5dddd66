import { type MatchRow, type OverviewMatch, type Read, staffRoles } from '@traip/contract';
import { type Assignment, actionsFor, type MatchAction, type MatchStatus } from '@traip/engine/match';
import { moverOf } from '../../../competition/competition/reply/next-states.ts';
import { assignmentOf } from '../../../competition/match/desk/actor.ts';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { hasOnlyAssignedReferees, listReferees } from './queries.ts';

type Row = Read<typeof MatchRow>;

/** Adds to each match its referees and the actions the caller may take now, the same as its desk offers. */
export async function matchesWithActions(
  db: Database,
  scope: OrganisationScope,
  rows: readonly Row[],
): Promise<(row: Row) => Read<typeof OverviewMatch>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const [assigned, onlyAssigned] =
    ids.length === 0
      ? [[], false]
      : await Promise.all([listReferees(db, ids), hasOnlyAssignedReferees(db, scope)]);
  const byMatch = Map.groupBy(assigned, ({ matchId }) => matchId);
  const isKnown = staffRoles.includes(scope.role);
  return (row) => {
    const referees = byMatch.get(row.id) ?? [];
    const people = referees.map((one) => playerInBrief(one, isKnown));
    return {
      ...row,
      refereeNames: people.map(({ firstName, surnames }) => `${firstName} ${surnames}`.trim()),
      actions: allowedActions(
        scope,
        row,
        assignmentOf(
          { userId: scope.userId, linkId: null },
          { referees: referees.map(({ id }) => id), onlyAssigned },
        ),
      ),
    };
  };
}

const teamActions: readonly MatchAction[] = ['start', 'addManualResult'];

/** A match can start when both teams are known. */
function allowedActions(scope: OrganisationScope, row: Row, assigned: Assignment): MatchAction[] {
  const role = moverOf(scope.role);
  if (role === null) return [];
  const hasTeams = row.home !== null && row.away !== null;
  return actionsFor(row.state as MatchStatus, { role, assigned }).filter(
    (action) => hasTeams || !teamActions.includes(action),
  );
}
