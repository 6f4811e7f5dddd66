import type { Database } from '../../db/schema.ts';

/** Everything that the tables know about one person, except secrets. */
export async function collectOwnData(db: Database, { userId, email }: { userId: string; email: string }) {
  const [signInMethods, sessions, organisations, teams, invitations] = await Promise.all([
    listIdentities(db, userId),
    listSessions(db, userId),
    listMemberships(db, userId),
    listStays(db, userId),
    listInvitations(db, email),
  ]);
  return { signInMethods, sessions, organisations, teams, invitations };
}

const listIdentities = (db: Database, userId: string) =>
  db.selectFrom('userIdentities').select(['provider', 'createdAt']).where('userId', '=', userId).execute();

const listSessions = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['createdAt', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

const listMemberships = (db: Database, userId: string) =>
  db
    .selectFrom('organisationMembers')
    .innerJoin('organisations', 'organisations.id', 'organisationMembers.organisationId')
    .select(['organisations.orgCode', 'organisations.name', 'role', 'organisationMembers.createdAt as since'])
    .where('userId', '=', userId)
    .orderBy('since')
    .execute();

const listStays = (db: Database, userId: string) =>
  db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(['teams.code', 'teams.name', 'role', 'joinedAt', 'leftAt'])
    .where('userId', '=', userId)
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
