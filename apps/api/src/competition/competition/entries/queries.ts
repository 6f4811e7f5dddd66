import { countLimit, type OrganisationRole, staffRoles } from '@traip/contract';
import { sql } from 'kysely';
import { teamMate } from '../../../platform/db/acting-organisation.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

/** Anonymous visitors have neither user nor role. */
interface Viewer {
  readonly organisationId: string;
  readonly role: OrganisationRole | null;
  readonly userId: string | null;
}

interface EntryFilter {
  readonly competitionId: string;
  readonly search: string;
}

/** More teams than any format takes, and as many pending requests. */
export const maxEntries = 2048;

const isOwn = (userId: string) => sql<boolean>`exists (select 1 from team_members
  where team_members.team_id = participations.team_id
    and team_members.person_id = ${teamMate(userId)} and team_members.left_at is null)`;

/** Staff of the organisation and members of the team see everything about an entry. */
function canSeeAll({ role, userId }: Viewer) {
  if (role !== null && staffRoles.includes(role)) return sql<boolean>`true`;
  return userId === null ? sql<boolean>`false` : isOwn(userId);
}

/** Pending and rejected requests are visible only to the team and to staff. */
function matchingEntries(db: Database, viewer: Viewer, { competitionId, search }: EntryFilter) {
  const entries = db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .where('participations.organisationId', '=', viewer.organisationId)
    .where('participations.competitionId', '=', competitionId)
    .where(sql<boolean>`(participations.status in ('ACCEPTED', 'WITHDRAWN') or ${canSeeAll(viewer)})`);
  if (search === '') return entries;
  return entries.where(sql<boolean>`teams.search @@ to_tsquery('simple', ${prefixQuery(search)})`);
}

function withTeams(entries: ReturnType<typeof matchingEntries>, viewer: Viewer) {
  return entries
    .select(['participations.id', 'participations.status', 'participations.seed', 'participations.createdAt'])
    .select([
      'teams.id as teamId',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(sql<string | null>`case when ${canSeeAll(viewer)} then participations.reason end`.as('reason'));
}

/** By seed, then by name. */
export function listEntries(
  db: Database,
  viewer: Viewer,
  { page, limit, ...filter }: EntryFilter & { readonly page: number; readonly limit: number },
) {
  return withTeams(matchingEntries(db, viewer, filter), viewer)
    .orderBy('participations.seed', (order) => order.asc().nullsLast())
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type EntryRecord = Awaited<ReturnType<typeof listEntries>>[number];

export function findEntry(db: Database, viewer: Viewer, competitionId: string, teamId: string) {
  return withTeams(matchingEntries(db, viewer, { competitionId, search: '' }), viewer)
    .where('teams.id', '=', teamId)
    .executeTakeFirstOrThrow();
}

export async function countEntries(db: Database, viewer: Viewer, filter: EntryFilter): Promise<number> {
  const counted = matchingEntries(db, viewer, filter).select('participations.id').limit(countLimit);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
