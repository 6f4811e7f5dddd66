import type { NotNull } from 'kysely';
import { competitionsVisibleTo } from '../../platform/authorization/visible/queries.ts';
import type { Database } from '../../platform/db/schema.ts';

/** An organisation with its public details. */
export function findPublicOrganisation(db: Database, orgCode: string) {
  return db
    .selectFrom('organisations')
    .leftJoin('organisationContacts as contact', 'contact.organisationId', 'organisations.id')
    .selectAll('organisations')
    .select([
      'contact.organisationId as contactOf',
      'contact.email as contactEmail',
      'contact.city as contactCity',
      'contact.country as contactCountry',
    ])
    .select(({ selectFrom }) =>
      selectFrom('teams')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('teams.organisationId', '=', 'organisations.id')
        .where('teams.deletedAt', 'is', null)
        .where('teams.privacy', '=', 'PUBLIC')
        .where('teams.competitorKind', '=', 'TEAM')
        .as('teamCount'),
    )
    .where('organisations.orgCode', '=', orgCode)
    .where('organisations.deletedAt', 'is', null)
    .$narrowType<{ teamCount: NotNull }>()
    .executeTakeFirst();
}

/** The public competitions of an organisation. */
export function countPublished(db: Database, organisationId: string) {
  const underWay = ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'] as const;
  return competitionsVisibleTo(db, null)
    .where('competitions.organisationId', '=', organisationId)
    .select(({ fn }) => [
      fn.countAll<number>().as('competitionCount'),
      fn.countAll<number>().filterWhere('competitions.state', 'in', underWay).as('competitionsUnderWay'),
    ])
    .executeTakeFirstOrThrow();
}
