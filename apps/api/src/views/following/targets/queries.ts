import type { FollowTarget, Read } from '@traip/contract';
import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { isFollowablePerson, isFollowableTeam } from '../../../platform/db/followable.ts';
import type { Database } from '../../../platform/db/schema.ts';

type Target = Read<typeof FollowTarget>;

/** The given things that are public and can be followed. */
export async function listFollowable(db: Database, targets: readonly Target[]): Promise<Target[]> {
  const ids = (kind: Target['kind']) =>
    sql<string>`any(${sql.val(targets.filter((one) => one.kind === kind).map(({ id }) => id))}::uuid[])`;
  const competitions = competitionsVisibleTo(db, null)
    .select(['competitions.id', sql<Target['kind']>`'COMPETITION'`.as('kind')])
    .where('competitions.id', '=', ids('COMPETITION'));
  const teams = db
    .selectFrom('teams')
    .select(['teams.id', sql<Target['kind']>`'TEAM'`.as('kind')])
    .where('teams.id', '=', ids('TEAM'))
    .where(isFollowableTeam);
  const people = db
    .selectFrom('players')
    .select(['players.id', sql<Target['kind']>`'PERSON'`.as('kind')])
    .where('players.id', '=', ids('PERSON'))
    .where(isFollowablePerson);
  return competitions.unionAll(teams).unionAll(people).execute();
}
