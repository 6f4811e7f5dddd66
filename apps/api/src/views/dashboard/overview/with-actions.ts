import { type MatchRow, type OverviewMatch, type Read, staffRoles } from '@traip/contract';
import { actionsFrom, type MatchAction, type MatchStatus } from '@traip/engine/match';
import { moverOf } from '../../../competition/competition/reply/next-states.ts';
import { playerInBrief } from '../../../competition/match/people/player-in-brief.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listReferees } from './queries.ts';

type Row = Read<typeof MatchRow>;

/** Matches with who referees them, and what the caller may do with each now: as its desk would say. */
export async function withActions(
  db: Database,
  scope: OrganisationScope,
  rows: readonly Row[],
): Promise<Read<typeof OverviewMatch>[]> {
  if (rows.length === 0) return [];
  const found = await listReferees(
    db,
    rows.map(({ id }) => id),
  );
  const byMatch = Map.groupBy(found, ({ matchId }) => matchId);
  const isKnown = staffRoles.includes(scope.role);
  return rows.map((row) => {
    const referees = byMatch.get(row.id) ?? [];
    const people = referees.map((one) => playerInBrief(one, isKnown));
    return {
      ...row,
      refereeNames: people.map(({ firstName, surnames }) => `${firstName} ${surnames}`.trim()),
      actions: actionsOf(scope, row, new Set(referees.map(({ id }) => id))),
    };
  });
}

const needTeams: readonly MatchAction[] = ['start', 'addManualResult'];
const needWhistle: readonly MatchAction[] = ['registerEvent', 'deleteEvent'];

/** A referee keeps the score of what is theirs, or of what nobody has; a match begins when both teams are known. */
function actionsOf(scope: OrganisationScope, row: Row, referees: ReadonlySet<string>): MatchAction[] {
  const role = moverOf(scope.role);
  if (role === null) return [];
  const isElsewhere = role === 'referee' && referees.size > 0 && !referees.has(scope.userId);
  const isFull = row.home !== null && row.away !== null;
  return actionsFrom(row.state as MatchStatus, role).filter(
    (action) => (isFull || !needTeams.includes(action)) && (!isElsewhere || !needWhistle.includes(action)),
  );
}
