import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Everything stored about one person, except secrets. */
export async function collectOwnData(db: Database, { userId, email }: { userId: string; email: string }) {
  const [signInMethods, sessions, organisations, teams, invitations] = await Promise.all([
    listIdentities(db, userId),
    listSessions(db, userId),
    listMemberships(db, userId),
    listTeamMemberships(db, userId),
    listInvitations(db, email),
  ]);
  const [passkeys, agreements, activity] = await Promise.all([
    listOwnPasskeys(db, userId),
    listAgreedTexts(db, userId),
    listActivity(db, userId),
  ]);
  const [lineups, events, suspensions, refereed, bestPlayerOf] = await Promise.all([
    listLineups(db, userId),
    listEvents(db, userId),
    listSuspensions(db, userId),
    listRefereed(db, userId),
    listBestPlayerOf(db, userId),
  ]);
  const [person, documents, answers, children, consents, consentPapers] = await Promise.all([
    findFacts(db, userId),
    listDocuments(db, userId),
    listAnswers(db, userId),
    listChildren(db, userId),
    listGivenConsents(db, userId),
    listPapers(db, userId),
  ]);
  return {
    person,
    documents,
    answers,
    children,
    consents,
    consentPapers,
    signInMethods,
    passkeys,
    agreements,
    sessions,
    organisations,
    activity,
    teams,
    invitations,
    lineups,
    events,
    suspensions,
    refereed,
    bestPlayerOf,
  };
}

/** What teams and organisations recorded of the person beside the account. */
const findFacts = (db: Database, userId: string) =>
  db
    .selectFrom('persons')
    .select(['gender', 'nationality', 'document', 'phone', 'publicName', 'showsPhoto'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Of the person and of children whom they answer for; the files have addresses of their own. */
const listDocuments = (db: Database, userId: string) =>
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

/** What was answered for their licences. */
const listAnswers = (db: Database, userId: string) =>
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

const listChildren = (db: Database, userId: string) =>
  db
    .selectFrom('guardians')
    .innerJoin('persons', 'persons.id', 'guardians.childId')
    .select(['persons.firstName', 'persons.surnames', 'persons.birthday', 'persons.gender'])
    .select(['persons.nationality', 'persons.document', 'persons.publicName', 'persons.showsPhoto'])
    .select(['guardians.relation', 'guardians.since', 'guardians.endedAt'])
    .where('guardians.userId', '=', userId)
    .orderBy('guardians.since')
    .execute();

/** What was signed on paper for them or for children whom they answer for; the scans have addresses of their own. */
const listPapers = (db: Database, userId: string) =>
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

/** Decisions that they made, for children or for themselves; what others signed and they only recorded is not theirs. */
const listGivenConsents = (db: Database, userId: string) =>
  db
    .selectFrom('consents')
    .innerJoin('players', 'players.id', 'consents.personId')
    .select(['players.firstName', 'players.surnames', 'purpose', 'choice', 'textVersion', 'language', 'how'])
    .select('givenAt')
    .where('givenBy', '=', userId)
    .where('how', '<>', 'PAPER')
    .orderBy('givenAt')
    .execute();

const listIdentities = (db: Database, userId: string) =>
  db.selectFrom('userIdentities').select(['provider', 'createdAt']).where('userId', '=', userId).execute();

const listSessions = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['createdAt', 'endedAt', 'browser', 'system', 'country', 'address'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

const listOwnPasskeys = (db: Database, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['name', 'createdAt', 'usedAt', 'isSynced'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

/** With the texts as they were. */
const listAgreedTexts = (db: Database, userId: string) =>
  db
    .selectFrom('agreements')
    .innerJoin('legalTexts', (join) =>
      join
        .onRef('legalTexts.document', '=', 'agreements.document')
        .onRef('legalTexts.locale', '=', 'agreements.locale')
        .onRef('legalTexts.version', '=', 'agreements.version'),
    )
    .select([
      'agreements.document',
      'agreements.locale',
      'agreements.version',
      'agreedAt',
      'markdown as text',
    ])
    .where('userId', '=', userId)
    .orderBy('agreedAt')
    .orderBy('agreements.document')
    .execute();

/** What they did in organisations, as the audit logs keep it. */
const listActivity = (db: Database, userId: string) =>
  db
    .selectFrom('auditEntries')
    .innerJoin('organisations', 'organisations.id', 'auditEntries.organisationId')
    .select([
      'at',
      'organisations.name as organisation',
      'action',
      'subjectKind',
      'label',
      'address',
      'device',
    ])
    .where('byUser', '=', userId)
    .orderBy('auditEntries.id')
    .execute();

const listMemberships = (db: Database, userId: string) =>
  db
    .selectFrom('organisationMembers')
    .innerJoin('organisations', 'organisations.id', 'organisationMembers.organisationId')
    .select(['organisations.orgCode', 'organisations.name', 'role', 'organisationMembers.createdAt as since'])
    .where('userId', '=', userId)
    .orderBy('since')
    .execute();

const listTeamMemberships = (db: Database, userId: string) =>
  db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(['teams.code', 'teams.name', 'role', 'joinedAt', 'leftAt'])
    .where('personId', '=', userId)
    .orderBy('joinedAt')
    .execute();

const listInvitations = (db: Database, email: string) =>
  db
    .selectFrom('organisationInvitations')
    .innerJoin('organisations', 'organisations.id', 'organisationInvitations.organisationId')
    .select(['organisations.name', 'role', 'status', 'organisationInvitations.createdAt'])
    .where('email', '=', email)
    .orderBy('organisationInvitations.createdAt')
    .execute();

/** How a match is identified in the export. */
const matchColumns = [
  'matches.id as matchId',
  'matches.kickOff',
  'competitions.name as competition',
] as const;

const listLineups = (db: Database, userId: string) =>
  db
    .selectFrom('lineupPlayers')
    .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
    .innerJoin('teams', 'teams.id', 'lineups.teamId')
    .innerJoin('matches', 'matches.id', 'lineups.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .select(['teams.name as team', 'lineups.state', 'place', 'shirt', 'isGoalkeeper', 'isCaptain'])
    .where('lineupPlayers.playerId', '=', userId)
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .execute();

/** A union, because each part can use its own (partial) index. */
const involves = (userId: string) => sql<boolean>`match_events.id = any(array(
  select id from match_events where player_id = ${userId} and deleted_at is null
  union select id from match_events where player_id = ${userId} and deleted_at is not null
  union select id from match_events where related_player_id = ${userId} and deleted_at is null
  union select id from match_events where related_player_id = ${userId} and deleted_at is not null
  union select id from match_events where created_by = ${userId}
  union select id from match_events where deleted_by = ${userId}))`;

/** Events by or about the person, and those they recorded, including deleted ones. */
const listEvents = (db: Database, userId: string) =>
  db
    .selectFrom('matchEvents')
    .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .leftJoin('teams', 'teams.id', 'matchEvents.teamId')
    .select(matchColumns)
    .select(['teams.name as team', 'type', 'matchEvents.kind', 'period', 'minute', 'second', 'personRole'])
    .select(['matchEvents.createdAt', 'matchEvents.deletedAt'])
    .select(({ eb }) => [
      eb('matchEvents.playerId', '=', userId).as('isPlayer'),
      eb('matchEvents.relatedPlayerId', '=', userId).as('isRelatedPlayer'),
      eb('matchEvents.createdBy', '=', userId).as('isWriter'),
      eb('matchEvents.deletedBy', '=', userId).as('isWhoTookItBack'),
    ])
    .where(involves(userId))
    .orderBy('matchEvents.createdAt')
    .orderBy('matchEvents.id')
    .execute();

const listSuspensions = (db: Database, userId: string) =>
  db
    .selectFrom('suspensions')
    .innerJoin('competitions', 'competitions.id', 'suspensions.competitionId')
    .innerJoin('teams', 'teams.id', 'suspensions.teamId')
    .select(['competitions.name as competition', 'teams.name as team', 'cause', 'personRole', 'matches'])
    .select(['served', 'status', 'originMatchId as matchId', 'suspensions.createdAt'])
    .where('suspensions.playerId', '=', userId)
    .orderBy('suspensions.createdAt')
    .execute();

const listRefereed = (db: Database, userId: string) =>
  db
    .selectFrom('matchReferees')
    .innerJoin('matches', 'matches.id', 'matchReferees.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .select(['matchReferees.role', 'matches.state'])
    .where('matchReferees.userId', '=', userId)
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .execute();

const listBestPlayerOf = (db: Database, userId: string) =>
  db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .where('matches.mvpPlayerId', '=', userId)
    .orderBy('matches.kickOff')
    .execute();
