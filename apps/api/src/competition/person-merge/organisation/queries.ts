import { sql } from 'kysely';
import { peopleOfOrganisation } from '../../../people/squad/organisation/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Candidate } from '../duplicates/find-pairs.ts';
import { mergesSince } from '../merges/queries.ts';

interface SimilarPerson extends Candidate {
  readonly teamIds: readonly string[];
}

/** People of an organisation who share their document number or name with another one of it. */
export async function listAlike(db: Database, scope: OrganisationScope): Promise<readonly SimilarPerson[]> {
  const { organisationId } = scope;
  const { rows } = await sql<SimilarPerson>`
    with own as (
      select players.id, players.first_name, players.surnames, players.user_code, players.search_text,
        players.birthday, persons.document,
        count(*) over (partition by players.search_text) as namesakes,
        count(persons.document) over (partition by persons.document) as twins
      from players join persons on persons.id = players.id
      where players.deleted_at is null and players.id in (${peopleOfOrganisation(scope)}))
    select own.id, own.first_name, own.surnames, own.user_code, own.search_text, own.birthday, own.document,
      array(select teams.id from team_members as member
        join teams on teams.id = member.team_id and teams.deleted_at is null
        where member.person_id = own.id and member.left_at is null
          and teams.organisation_id = ${organisationId}) as team_ids
    from own where own.namesakes > 1 or own.twins > 1
    order by own.search_text, own.id limit 2000`.execute(db);
  return rows;
}

/** Which of these people are in a team of the organisation. */
export async function listMembersAmong(
  trx: Trx,
  { organisationId }: OrganisationScope,
  personIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select('teamMembers.personId')
    .where('teams.organisationId', '=', organisationId)
    .where('teams.deletedAt', 'is', null)
    .where('teamMembers.leftAt', 'is', null)
    .where('teamMembers.personId', 'in', [...personIds])
    .execute();
  return rows.map(({ personId }) => personId);
}

export async function isOfOrganisation(
  trx: Trx,
  scope: OrganisationScope,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 where ${personId}::uuid in (${peopleOfOrganisation(scope)})`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Merges into people of an organisation, latest first. */
export function listMergesOfOrganisation(db: Database, scope: OrganisationScope, since: Date) {
  return mergesSince(db, since)
    .where(sql<boolean>`merge.kept_id in (${peopleOfOrganisation(scope)})`)
    .execute();
}
