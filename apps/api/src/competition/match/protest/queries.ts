import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { protestActions } from './logged-protest.ts';

interface Side {
  readonly matchId: string;
  readonly teamId: string;
}

interface NewProtest extends Side {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly note: string | null;
  readonly openedBy: string | null;
  readonly openedAt: Date;
}

/** Another lineup under protest needs a new decision. */
export async function openProtest(trx: Trx, protest: NewProtest): Promise<void> {
  const { note, openedBy, openedAt } = protest;
  const undecided = { outcome: null, reason: null, settledBy: null, settledAt: null };
  await trx
    .insertInto('protests')
    .values(protest)
    .onConflict((conflict) =>
      conflict.columns(['matchId', 'teamId']).doUpdateSet({ note, openedBy, openedAt, ...undecided }),
    )
    .execute();
}

/** Deletes the protest of a lineup that was corrected or deleted before a decision. */
export async function dropOpenProtest(trx: Trx, { matchId, teamId }: Side): Promise<void> {
  await trx
    .deleteFrom('protests')
    .where('matchId', '=', matchId)
    .where('teamId', '=', teamId)
    .where('outcome', 'is', null)
    .execute();
}

export function findProtest(trx: Trx, { matchId, teamId }: Side) {
  return trx
    .selectFrom('protests')
    .selectAll()
    .where('matchId', '=', matchId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
}

interface Ruling extends Side {
  readonly outcome: 'UPHELD' | 'REJECTED';
  readonly reason: string;
  readonly settledBy: string | null;
  readonly settledAt: Date;
}

export async function settleProtest(trx: Trx, { matchId, teamId, ...ruling }: Ruling): Promise<void> {
  await trx
    .updateTable('protests')
    .set(ruling)
    .where('matchId', '=', matchId)
    .where('teamId', '=', teamId)
    .execute();
}

const nameIn = (user: string) =>
  sql<
    string | null
  >`(select trim(first_name || ' ' || surnames) from users where users.id = ${sql.ref(user)})`;

/** The most that one reply lists. */
const most = 200;

function protests(db: Database) {
  return db
    .selectFrom('protests')
    .select(['protests.matchId', 'protests.teamId', 'protests.note', 'protests.openedAt'])
    .select(['protests.outcome', 'protests.reason', 'protests.settledAt'])
    .select([nameIn('protests.openedBy').as('openedBy'), nameIn('protests.settledBy').as('settledBy')]);
}

export type ProtestRow = Awaited<ReturnType<typeof listOfMatch>>[number];

export function listOfMatch(db: Database, matchId: string) {
  return protests(db).where('protests.matchId', '=', matchId).execute();
}

/** Open protests first, oldest first; then decided ones, latest first. */
export function listOfCompetition(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  competitionId: string,
) {
  return protests(db)
    .innerJoin('matches', 'matches.id', 'protests.matchId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .select(['matches.state', 'matches.kickOff', 'matches.homeScore', 'matches.awayScore'])
    .select(['home.id as homeId', 'home.name as homeName', 'home.code as homeCode'])
    .select([
      'home.sportKey as homeSportKey',
      'home.competitorKind as homeKind',
      'home.avatarKey as homeAvatarKey',
    ])
    .select(['away.id as awayId', 'away.name as awayName', 'away.code as awayCode'])
    .select([
      'away.sportKey as awaySportKey',
      'away.competitorKind as awayKind',
      'away.avatarKey as awayAvatarKey',
    ])
    .where('protests.organisationId', '=', organisationId)
    .where('protests.competitionId', '=', competitionId)
    .where('matches.deletedAt', 'is', null)
    .orderBy(sql`protests.settled_at desc nulls first`)
    .orderBy('protests.openedAt')
    .limit(most)
    .execute();
}

/** The audit entries for lineups under protest in these matches, latest first. */
export function listLogged(db: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('auditEntries')
    .select(['subjectId as matchId', 'action', 'details'])
    .where('subjectId', '=', sql<string>`any(${sql.val([...matchIds])}::uuid[])`)
    .where('subjectKind', '=', 'MATCH')
    .where('action', 'in', [...protestActions])
    .orderBy('id', 'desc')
    .execute();
}
