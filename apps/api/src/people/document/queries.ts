import type { OrganisationRole, PersonDocumentKind, TeamRole } from '@traip/contract';
import type { RegistrationRules } from '@traip/engine/registration';
import { type Insertable, sql } from 'kysely';
import type { PersonDocumentsTable } from '../../platform/db/document-tables.ts';
import { effectiveRole } from '../../platform/db/effective-role.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

interface ViewerQuery {
  readonly personId: string;
  readonly userId: string;
}

/** Whether a person exists, and whether the viewer is their guardian. */
export async function findPerson(db: Database, { personId, userId }: ViewerQuery) {
  return db
    .selectFrom('players')
    .leftJoin('guardians', (join) =>
      join
        .onRef('guardians.childId', '=', 'players.id')
        .on('guardians.userId', '=', userId)
        .on('guardians.endedAt', 'is', null),
    )
    .select(['players.id', 'guardians.userId as guardianId'])
    .where('players.id', '=', personId)
    .where('players.deletedAt', 'is', null)
    .executeTakeFirst();
}

export interface TeamOfPerson {
  readonly id: string;
  readonly organisationId: string | null;
  /** The viewer's role there. */
  readonly role: TeamRole | null;
  /** The viewer's role in the organisation of the team. */
  readonly organisationRole: OrganisationRole | null;
}

/** The teams of a person. */
export function listTeams(db: Database, { personId, userId }: ViewerQuery): Promise<TeamOfPerson[]> {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .leftJoin('teamMembers as viewer', (join) =>
      join
        .onRef('viewer.teamId', '=', 'teams.id')
        .on('viewer.personId', '=', userId)
        .on('viewer.leftAt', 'is', null),
    )
    .leftJoin('organisationMembers as staff', (join) =>
      join.onRef('staff.organisationId', '=', 'teams.organisationId').on('staff.userId', '=', userId),
    )
    .select(['teams.id', 'teams.organisationId', 'viewer.role'])
    .select(effectiveRole('staff').as('organisationRole'))
    .where('teamMembers.personId', '=', personId)
    .where('teamMembers.leftAt', 'is', null)
    .where('teams.deletedAt', 'is', null)
    .orderBy('teams.id')
    .execute();
}

export interface OpenRegistration {
  readonly entryId: string;
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamId: string;
  readonly rules: RegistrationRules | null;
  /** The viewer's role in the organisation. */
  readonly role: OrganisationRole | null;
}

/** Licences of a person that an organiser has to decide on, or that are valid. */
export function listOpenRegistrations(
  db: Database,
  { personId, userId }: ViewerQuery,
  today: string,
): Promise<OpenRegistration[]> {
  return db
    .selectFrom('licences')
    .innerJoin('competitions', 'competitions.id', 'licences.competitionId')
    .innerJoin('participations', (join) =>
      join
        .onRef('participations.competitionId', '=', 'licences.competitionId')
        .onRef('participations.teamId', '=', 'licences.teamId'),
    )
    .leftJoin('organisationMembers as viewer', (join) =>
      join.onRef('viewer.organisationId', '=', 'licences.organisationId').on('viewer.userId', '=', userId),
    )
    .select(['participations.id as entryId', 'licences.organisationId', 'licences.competitionId'])
    .select(['licences.teamId', 'competitions.registrationRules as rules'])
    .select(effectiveRole('viewer').as('role'))
    .where('licences.personId', '=', personId)
    .where('licences.state', 'in', ['SUBMITTED', 'RETURNED', 'APPROVED'])
    .where(({ eb, or }) =>
      or([eb('licences.validUntil', 'is', null), eb('licences.validUntil', '>=', today)]),
    )
    .where('competitions.deletedAt', 'is', null)
    .orderBy('licences.organisationId')
    .orderBy('participations.id')
    .execute();
}

function documents(db: Database) {
  return db
    .selectFrom('personDocuments as document')
    .innerJoin('persons', 'persons.id', 'document.personId')
    .select(['document.kind', 'document.issuedOn', 'document.validUntil', 'document.updatedAt'])
    .select(['document.fileKey', 'document.fileType', 'document.fileBytes'])
    .select(
      sql<
        string | null
      >`case document.kind when 'IDENTITY' then persons.document else document.number end`.as('number'),
    );
}

export function listDocuments(db: Database, personId: string) {
  return documents(db).where('document.personId', '=', personId).orderBy('document.kind').execute();
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

export function findDocument(db: Database, personId: string, kind: PersonDocumentKind) {
  return documents(db)
    .where('document.personId', '=', personId)
    .where('document.kind', '=', kind)
    .executeTakeFirst();
}

export async function lockPerson(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('persons').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/** Inserts the document, or changes the given columns. */
export async function upsertDocument(
  trx: Trx,
  { id, personId, kind, ...change }: Insertable<PersonDocumentsTable>,
): Promise<void> {
  await trx
    .insertInto('personDocuments')
    .values({ id, personId, kind, ...change })
    .onConflict((conflict) => conflict.columns(['personId', 'kind']).doUpdateSet(change))
    .execute();
}

/** The number of an identity document belongs to the person; duplicates are found by it. */
export async function setIdentityNumber(trx: Trx, personId: string, document: string | null): Promise<void> {
  await trx
    .updateTable('persons')
    .set({ document, version: sql`version + 1` })
    .where('id', '=', personId)
    .where('document', 'is distinct from', document)
    .execute();
}

export async function deleteDocument(trx: Trx, personId: string, kind: PersonDocumentKind): Promise<void> {
  await trx.deleteFrom('personDocuments').where('personId', '=', personId).where('kind', '=', kind).execute();
}

/** Deletes documents, and answers for licences. Returns the keys of the files, which must be deleted too. */
export async function deleteDocumentsOf(trx: Trx, personId: string): Promise<readonly string[]> {
  const answers = await trx
    .deleteFrom('answers')
    .where('licenceId', 'in', trx.selectFrom('licences').select('id').where('personId', '=', personId))
    .returning('fileKey')
    .execute();
  const rows = await trx
    .deleteFrom('personDocuments')
    .where('personId', '=', personId)
    .returning('fileKey')
    .execute();
  return [...rows, ...answers].flatMap(({ fileKey }) => fileKey ?? []);
}
