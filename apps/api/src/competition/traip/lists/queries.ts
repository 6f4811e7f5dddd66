import {
  countLimit,
  isVisibleFor,
  type OrganisationRole,
  type Privacy,
  privacies,
  type Read,
  staffRoles,
  type TraipQuery,
} from '@traip/contract';
import { type NotNull, sql } from 'kysely';
import type { OrganisationScope, ViewScope } from '../../../platform/authorization/scope.ts';
import { teamMate } from '../../../platform/db/acting-organisation.ts';
import { compiledOne } from '../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';
import { competitionCount } from '../count/queries.ts';

type TraipListQuery = Read<typeof TraipQuery>;

const seesAll = (role: OrganisationRole | null) => role !== null && staffRoles.includes(role);

/** For people who don't take part. */
const privaciesVisibleTo = (role: OrganisationRole | null): Privacy[] =>
  privacies.filter((privacy) => isVisibleFor(privacy, { role, isParticipant: false }));

/** The Traips in which a team of the user has an accepted entry, as in authorization. */
function traipsPlayedBy(db: Database, userId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('competitions', 'competitions.id', 'participations.competitionId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'participations.teamId')
    .where('participations.status', '=', 'ACCEPTED')
    .where('teamMembers.personId', '=', teamMate(userId))
    .where('teamMembers.leftAt', 'is', null)
    .select('competitions.traipId');
}

/** The Traips of an organisation that the caller can see: `isVisibleFor` in SQL. */
function visibleTraips(
  db: Database,
  { organisationId, role, userId }: ViewScope | OrganisationScope,
  { search, sportKey }: TraipListQuery,
) {
  let traips = db
    .selectFrom('traips as shown')
    .where('shown.organisationId', '=', organisationId)
    .where('shown.deletedAt', 'is', null);
  if (sportKey !== undefined) traips = traips.where('shown.sportKey', '=', sportKey);
  if (search !== '')
    traips = traips.where(sql<boolean>`shown.search @@ to_tsquery('simple', ${prefixQuery(search)})`);
  if (seesAll(role)) return traips;
  return traips.where(({ eb, or }) =>
    or([
      eb('shown.privacy', 'in', privaciesVisibleTo(role)),
      eb('shown.id', 'in', traipsPlayedBy(db, userId)),
    ]),
  );
}

/** One page by name, with the number of competitions and seasons. */
export function pageOfTraips(db: Database, scope: ViewScope, query: TraipListQuery) {
  const { page, limit } = query;
  return visibleTraips(db, scope, query)
    .select(['shown.id', 'shown.code', 'shown.name', 'shown.sportKey', 'shown.privacy', 'shown.avatarKey'])
    .select((eb) => [
      competitionCount(db, scope.userId, { traipId: 'shown.id' }),
      eb
        .selectFrom('seasons')
        .whereRef('seasons.traipId', '=', 'shown.id')
        .where('seasons.deletedAt', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('seasons'),
    ])
    .$narrowType<{ seasons: NotNull }>()
    .orderBy(sql`folded(shown.name)`)
    .orderBy('shown.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** Counts up to `countLimit`. */
export async function countTraips(
  db: Database,
  scope: ViewScope | OrganisationScope,
  query: TraipListQuery,
): Promise<number> {
  return (await counted(db, scope, query)).count;
}

const counted = compiledOne((db, scope: ViewScope | OrganisationScope, query: TraipListQuery) =>
  db
    .selectFrom(visibleTraips(db, scope, query).select('shown.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count')),
);
