import type { Database } from '../../../../platform/db/schema.ts';

export const listIdentities = (db: Database, userId: string) =>
  db.selectFrom('userIdentities').select(['provider', 'createdAt']).where('userId', '=', userId).execute();

export const listSessions = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['createdAt', 'endedAt', 'browser', 'system', 'country', 'address'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

export const listOwnPasskeys = (db: Database, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['name', 'createdAt', 'usedAt', 'isSynced'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

export const listOwnTokens = (db: Database, userId: string) =>
  db
    .selectFrom('accessTokens')
    .leftJoin('organisations', 'organisations.id', 'accessTokens.organisationId')
    .select(['accessTokens.name', 'organisations.name as organisation', 'scopes', 'accessTokens.createdAt'])
    .select(['expiresAt', 'lastUsedAt', 'revokedAt'])
    .where('userId', '=', userId)
    .where('grantId', 'is', null)
    .orderBy('accessTokens.createdAt')
    .execute();

/** Their grants to apps, and until when. */
export const listGrantedApps = (db: Database, userId: string) =>
  db
    .selectFrom('appGrants')
    .innerJoin('apps', 'apps.id', 'appGrants.appId')
    .leftJoin('organisations', 'organisations.id', 'appGrants.organisationId')
    .select(['apps.name as app', 'organisations.name as organisation', 'scopes', 'appGrants.createdAt'])
    .select(['renewedAt', 'revokedAt'])
    .where('userId', '=', userId)
    .orderBy('appGrants.createdAt')
    .execute();

/** With the exact texts. */
export const listAgreedTexts = (db: Database, userId: string) =>
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

/** Their actions in organisations, from the audit logs. */
export const listActivity = (db: Database, userId: string) =>
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

export const listMemberships = (db: Database, userId: string) =>
  db
    .selectFrom('organisationMembers')
    .innerJoin('organisations', 'organisations.id', 'organisationMembers.organisationId')
    .select(['organisations.orgCode', 'organisations.name', 'role', 'organisationMembers.createdAt as since'])
    .where('userId', '=', userId)
    .orderBy('since')
    .execute();

export const listTeamMemberships = (db: Database, userId: string) =>
  db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(['teams.code', 'teams.name', 'role', 'joinedAt', 'leftAt'])
    .where('personId', '=', userId)
    .orderBy('joinedAt')
    .execute();

export const listInvitations = (db: Database, email: string) =>
  db
    .selectFrom('organisationInvitations')
    .innerJoin('organisations', 'organisations.id', 'organisationInvitations.organisationId')
    .select(['organisations.name', 'role', 'status', 'organisationInvitations.createdAt'])
    .where('email', '=', email)
    .orderBy('organisationInvitations.createdAt')
    .execute();

/** People by their ids, since their names are their own data. */
export const listFollowed = (db: Database, userId: string) =>
  db
    .selectFrom('follows')
    .leftJoin('competitions', 'competitions.id', 'follows.competitionId')
    .leftJoin('teams', 'teams.id', 'follows.teamId')
    .select(['follows.competitionId', 'follows.teamId', 'follows.personId', 'rings', 'follows.createdAt'])
    .select(['competitions.name as competition', 'teams.name as team'])
    .where('follows.userId', '=', userId)
    .orderBy('follows.createdAt')
    .execute();
