import type { Database } from '../../../platform/db/schema.ts';

/** The players a team can field, by shirt. */
export function listSquad(db: Database, teamId: string) {
  return db
    .selectFrom('teamMembers')
    .select(['personId', 'shirt'])
    .where('teamId', '=', teamId)
    .where('leftAt', 'is', null)
    .where('role', 'in', ['MEMBER', 'CAPTAIN'])
    .orderBy('shirt')
    .orderBy('personId')
    .execute();
}

/** The match being played, or else the next one. */
export function findCurrentMatch(db: Database, competitionId: string) {
  return db
    .selectFrom('matches')
    .select(['id', 'organisationId', 'state'])
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .where('homeTeamId', 'is not', null)
    .where('awayTeamId', 'is not', null)
    .where('state', 'in', ['SCHEDULED', 'IN_PROGRESS', 'FINISHED'])
    .orderBy(({ case: when }) => when().when('state', '=', 'SCHEDULED').then(1).else(0).end())
    .orderBy('kickOff')
    .orderBy('key')
    .limit(1)
    .$narrowType<{ state: 'SCHEDULED' | 'IN_PROGRESS' | 'FINISHED' }>()
    .executeTakeFirst();
}

/** The starters of a team, goalkeeper first. */
export async function listStarters(db: Database, matchId: string, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lineupPlayers')
    .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
    .select('lineupPlayers.playerId')
    .where('lineups.matchId', '=', matchId)
    .where('lineups.teamId', '=', teamId)
    .where('lineupPlayers.place', '=', 'STARTER')
    .orderBy('lineupPlayers.position')
    .execute();
  return rows.map(({ playerId }) => playerId);
}

export async function findCompetitionByName(db: Database, orgCode: string, name: string) {
  const row = await db
    .selectFrom('competitions')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .select('competitions.id')
    .where('organisations.orgCode', '=', orgCode)
    .where('competitions.name', '=', name)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function updateKickOff(db: Database, matchId: string, kickOff: Date): Promise<void> {
  await db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
}
