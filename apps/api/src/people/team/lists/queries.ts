import {
  countLimit,
  isTeamVisible,
  type OrganisationRole,
  organisationRoles,
  type Privacy,
  privacies,
  type Read,
  type TeamQuery,
} from '@traip/contract';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { membershipCounts } from '../../../platform/db/acting-organisation.ts';
import { compiledOne } from '../../../platform/db/compiled-rows.ts';
import { effectiveRole } from '../../../platform/db/effective-role.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';
import { selfAndChildren } from '../../../platform/db/self-and-children.ts';

type Filter = Pick<Read<typeof TeamQuery>, 'search' | 'sportKey'> & { readonly orgCode?: string | undefined };

const hidden = privacies.filter((privacy) => privacy !== 'PUBLIC');

/** The privacies that a role may see in its organisation, from the rule that authorization uses. */
const visiblePrivacies = (role: OrganisationRole): Privacy[] =>
  privacies.filter((privacy) => isTeamVisible(privacy, { team: null, organisation: role }));
const rolesSeeingAll = organisationRoles.filter((role) => visiblePrivacies(role).length === privacies.length);

function matchingTeams(db: Database, { search, sportKey, orgCode }: Filter) {
  let teams = db
    .selectFrom('teams')
    .where('teams.deletedAt', 'is', null)
    .where('teams.competitorKind', '=', 'TEAM');
  if (sportKey !== undefined) teams = teams.where('teams.sportKey', '=', sportKey);
  if (orgCode !== undefined) teams = teams.where('teams.organisationId', '=', organisationOf(db, orgCode));
  if (search === '') return teams;
  return teams.where(sql<boolean>`teams.search @@ to_tsquery('simple', ${prefixQuery(search)})`);
}

type TeamSource = ReturnType<typeof matchingTeams>;
export type TeamSources = readonly [TeamSource, ...TeamSource[]];

function organisationOf(db: Database, orgCode: string) {
  return db
    .selectFrom('organisations')
    .select('id')
    .where('orgCode', '=', orgCode)
    .where('deletedAt', 'is', null);
}

/** Including their children's teams. */
const ownTeams = (db: Database, userId: string) =>
  db
    .selectFrom('teamMembers')
    .select('teamId')
    .where('personId', '=', sql<string>`any(${selfAndChildren(userId)})`)
    .where('leftAt', 'is', null);

const ownOrganisations = (db: Database, userId: string) =>
  db
    .selectFrom('organisationMembers')
    .select('organisationId')
    .where('userId', '=', userId)
    .where(membershipCounts('organisationMembers'));

/** The teams of an organisation that one of its members may see. */
export function teamsOfOrganisation(
  db: Database,
  scope: OrganisationScope,
  filter: Filter,
): readonly [TeamSource] {
  const teams = matchingTeams(db, filter).where('teams.organisationId', '=', scope.organisationId);
  if (rolesSeeingAll.includes(scope.role)) return [teams];
  const visible = visiblePrivacies(scope.role);
  return [
    teams.where(({ eb, or }) =>
      or([eb('teams.privacy', 'in', visible), eb('teams.id', 'in', ownTeams(db, scope.userId))]),
    ),
  ];
}

/**
 * The teams that a user may see: public ones and, when signed in, the hidden ones of their own and of their
 * organisations. They are separate queries because each can use its own index; combined with `or` none could.
 */
export function teamsVisibleTo(db: Database, userId: string | null, filter: Filter): TeamSources {
  const teams = matchingTeams(db, filter);
  const publicTeams = teams.where('teams.privacy', '=', 'PUBLIC');
  if (userId === null) return [publicTeams];
  const ofOrganisations = teams
    .where('teams.organisationId', 'in', ownOrganisations(db, userId))
    .where('teams.id', 'not in', ownTeams(db, userId));
  const fullyVisibleOrganisations = ownOrganisations(db, userId).where(
    effectiveRole('organisationMembers'),
    'in',
    rolesSeeingAll,
  );
  return [
    publicTeams,
    teams.where('teams.privacy', 'in', hidden).where('teams.id', 'in', ownTeams(db, userId)),
    ofOrganisations
      .where('teams.privacy', 'in', hidden)
      .where(({ eb, or }) =>
        or([
          eb('teams.privacy', '<>', 'PRIVATE'),
          eb('teams.organisationId', 'in', fullyVisibleOrganisations),
        ]),
      ),
  ];
}

const byName = sql`lower(name)`;

/** One page of all sources together. A team's email is for its members and its organisation. */
export function pageOfTeams(
  db: Database,
  userId: string | null,
  sources: TeamSources,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const offset = (page - 1) * limit;
  // Pages end at `countLimit`; each source returns as many rows as the page could need.
  const reach = Math.min(offset + limit, countLimit);
  const [first, ...others] = sources.map((source) => db.selectFrom(firstRows(source, reach)).selectAll());
  const all = others.reduce((sum, next) => sum.unionAll(next), first as NonNullable<typeof first>);
  return db
    .selectFrom(all.as('found'))
    .select(['id', 'name', 'code', 'sportKey', 'competitorKind', 'avatarKey', 'email'])
    .select(({ eb, or }) => {
      const conditions = (userId: string) => [
        eb('found.id', 'in', ownTeams(db, userId)),
        eb('found.organisationId', 'in', ownOrganisations(db, userId)),
      ];
      return or(userId === null ? [] : conditions(userId)).as('isOwn');
    })
    .orderBy(byName)
    .orderBy('id')
    .limit(Math.max(0, reach - offset))
    .offset(offset);
}

function firstRows(source: TeamSource, reach: number) {
  return source
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(['teams.email', 'teams.organisationId'])
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
    .limit(reach)
    .as('part');
}

/** Counts up to `countLimit`. */
export async function countTeams(db: Database, sources: TeamSources): Promise<number> {
  const counts = sources.map((source) => countOf(db, source).executeTakeFirstOrThrow());
  const total = (await Promise.all(counts)).reduce((sum, { count }) => sum + count, 0);
  return Math.min(total, countLimit);
}

/** The number of teams that a member may see. */
export const countTeamsOfOrganisation = compiledOne((db, scope: OrganisationScope, filter: Filter) =>
  countOf(db, ...teamsOfOrganisation(db, scope, filter)),
);

export function countOf(db: Database, source: TeamSource) {
  return db
    .selectFrom(source.select('teams.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'));
}
