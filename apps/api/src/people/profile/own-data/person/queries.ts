import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

/** Facts that teams and organisations recorded about the person besides the account. */
export const findFacts = (db: Database, userId: string) =>
  db
    .selectFrom('persons')
    .select(['gender', 'nationality', 'document', 'phone', 'publicName', 'showsPhoto'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Documents of the person and their children; the files have their own URLs. */
export const listDocuments = (db: Database, userId: string) =>
  db
    .selectFrom('personDocuments')
    .innerJoin('players', 'players.id', 'personDocuments.personId')
    .select(['players.firstName', 'players.surnames', 'kind', 'number', 'issuedOn', 'validUntil'])
    .select(['fileType', 'fileBytes', 'updatedAt'])
    .select(
      sql<string | null>`case when file_key is not null
        then '/v1/club/persons/' || person_id || '/documents/' || kind || '/file' end`.as('file'),
    )
    .where(
      sql<boolean>`person_id = ${userId} or person_id in (select child_id from guardians
        where user_id = ${userId} and ended_at is null)`,
    )
    .orderBy('personId')
    .orderBy('kind')
    .execute();

/** Answers for their licences. */
export const listAnswers = (db: Database, userId: string) =>
  db
    .selectFrom('answers')
    .innerJoin('licences', 'licences.id', 'answers.licenceId')
    .innerJoin('questions', 'questions.id', 'answers.questionId')
    .innerJoin('competitions', 'competitions.id', 'questions.competitionId')
    .select(['competitions.name as competition', 'questions.label as question', 'answers.value'])
    .select(['answers.fileType', 'answers.fileBytes', 'answers.updatedAt'])
    .where('licences.personId', '=', userId)
    .orderBy('answers.updatedAt')
    .execute();

export const listChildren = (db: Database, userId: string) =>
  db
    .selectFrom('guardians')
    .innerJoin('persons', 'persons.id', 'guardians.childId')
    .select(['persons.firstName', 'persons.surnames', 'persons.birthday', 'persons.gender'])
    .select(['persons.nationality', 'persons.document', 'persons.publicName', 'persons.showsPhoto'])
    .select(['guardians.relation', 'guardians.since', 'guardians.endedAt'])
    .where('guardians.userId', '=', userId)
    .orderBy('guardians.since')
    .execute();

/** Consents signed on paper for them or their children; the scans have their own URLs. */
export const listPapers = (db: Database, userId: string) =>
  db
    .selectFrom('consentPapers as paper')
    .innerJoin('players', 'players.id', 'paper.personId')
    .select(['players.firstName', 'players.surnames', 'paper.signedBy', 'paper.relation', 'paper.signedOn'])
    .select(['paper.fileType', 'paper.fileBytes', 'paper.recordedAt'])
    .select(
      sql<readonly { purpose: string; choice: string }[]>`(select jsonb_agg(jsonb_build_object(
        'purpose', consents.purpose, 'choice', consents.choice) order by consents.id)
        from consents where consents.paper_id = paper.id)`.as('choices'),
    )
    .select(
      sql<string | null>`case when paper.file_key is not null
        then '/v1/club/persons/' || paper.person_id || '/consent-papers/' || paper.id || '/file' end`.as(
        'file',
      ),
    )
    .where(
      sql<boolean>`paper.person_id = ${userId} or paper.person_id in (select child_id from guardians
        where user_id = ${userId} and ended_at is null)`,
    )
    .orderBy('paper.personId')
    .orderBy('paper.signedOn')
    .execute();

/** Decisions they made, for children or themselves, without consents they only recorded for others. */
export const listGivenConsents = (db: Database, userId: string) =>
  db
    .selectFrom('consents')
    .innerJoin('players', 'players.id', 'consents.personId')
    .select(['players.firstName', 'players.surnames', 'purpose', 'choice', 'textVersion', 'language', 'how'])
    .select('givenAt')
    .where('givenBy', '=', userId)
    .where('how', '<>', 'PAPER')
    .orderBy('givenAt')
    .execute();

/** Partner searches of them or their children, and what they wrote. */
export const listPartnerSearches = (db: Database, userId: string) =>
  db
    .selectFrom('partnerSearches')
    .innerJoin('competitions', 'competitions.id', 'partnerSearches.competitionId')
    .select(['competitions.name as competition', 'partnerSearches.level', 'partnerSearches.note'])
    .select('partnerSearches.at')
    .where(
      sql<boolean>`person_id = ${userId} or person_id in (select child_id from guardians
        where user_id = ${userId} and ended_at is null)`,
    )
    .orderBy('partnerSearches.at')
    .execute();

/** Their initial ratings or points. */
export const listRankingStarts = (db: Database, userId: string) =>
  db
    .selectFrom('ratingStarts')
    .innerJoin('traips', 'traips.id', 'ratingStarts.traipId')
    .select(['traips.name as traip', 'ratingStarts.value'])
    .where('personId', '=', userId)
    .orderBy('traips.name')
    .execute();

/** Their weights, or their children's, before competitions. */
export const listWeights = (db: Database, userId: string) =>
  db
    .selectFrom('weighIns')
    .innerJoin('competitions', 'competitions.id', 'weighIns.competitionId')
    .innerJoin('teams', 'teams.id', 'weighIns.teamId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .select(['competitions.name as competition', 'weighIns.grams', 'weighIns.at'])
    .where('teams.competitorKind', '<>', 'TEAM')
    .where(
      sql<boolean>`team_members.person_id = ${userId} or team_members.person_id in (select child_id from guardians
        where user_id = ${userId} and ended_at is null)`,
    )
    .orderBy('weighIns.at')
    .execute();
