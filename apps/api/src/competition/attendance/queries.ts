import type { AttendanceAnswer } from '@traip/contract';
import { sql } from 'kysely';
import { compiledRows } from '../../platform/db/compiled-rows.ts';
import { playerColumns } from '../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { findRow } from '../match/lists/rows/queries.ts';

/** A team in a match. */
interface TeamInMatch {
  readonly matchId: string;
  readonly teamId: string;
}

/** The match, if the caller can see it and the team plays it; individuals and pairs have no attendance. */
export async function findAttendable(db: Database, userId: string, { matchId, teamId }: TeamInMatch) {
  const match = await findRow(db, userId, matchId);
  if (!match) return undefined;
  const isHome = match.homeId === teamId && match.homeKind === 'TEAM';
  const isAway = match.awayId === teamId && match.awayKind === 'TEAM';
  return isHome || isAway ? match : undefined;
}

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Europe/Madrid')::date`;

/** Whether an answer was given for another day, in a query on `matches` and `attendances`. */
export const isForOldDate = sql<boolean>`(attendances.answer is not null
  and ${dayOf('attendances.kick_off')} is distinct from ${dayOf('matches.kick_off')})`;

/** A guardian may have many children, but a team has few people. */
const limit = 200;

/** The people of a team by name, with their answers for a match; `isChild`: the caller answers for them. */
export const listAnswers = compiledRows((db, { matchId, teamId }: TeamInMatch, userId: string) => {
  const isChild = sql<boolean>`exists (select 1 from guardians where guardians.child_id = players.id
    and guardians.user_id = ${userId} and guardians.ended_at is null)`;
  return db
    .selectFrom('teamMembers')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .innerJoin('matches', (join) => join.on('matches.id', '=', matchId))
    .leftJoin('attendances', (join) =>
      join
        .onRef('attendances.matchId', '=', 'matches.id')
        .onRef('attendances.personId', '=', 'teamMembers.personId'),
    )
    .select([...playerColumns, 'teamMembers.role', 'attendances.answer'])
    .select([isForOldDate.as('isForOldDate'), isChild.as('isChild')])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.leftAt', 'is', null)
    .where('players.deletedAt', 'is', null)
    .orderBy(sql`folded(players.first_name || ' ' || players.surnames)`)
    .orderBy('players.id')
    .limit(limit);
});

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

/** Whether a person is in a team. Locked, so that nobody is merged or removed while their answer is saved. */
export async function lockMember(trx: Trx, teamId: string, personId: string): Promise<boolean> {
  await trx.selectFrom('persons').select('id').where('id', '=', personId).forShare().execute();
  const row = await trx
    .selectFrom('teamMembers')
    .select('personId')
    .where('teamId', '=', teamId)
    .where('personId', '=', personId)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewAnswer {
  readonly matchId: string;
  readonly personId: string;
  readonly answer: AttendanceAnswer;
  readonly kickOff: Date | null;
  readonly answeredAt: Date;
}

export async function saveAnswer(trx: Trx, values: NewAnswer): Promise<void> {
  await trx
    .insertInto('attendances')
    .values(values)
    .onConflict((conflict) => conflict.columns(['matchId', 'personId']).doUpdateSet(values))
    .execute();
}

export async function deleteAnswer(trx: Trx, matchId: string, personId: string): Promise<void> {
  await trx
    .deleteFrom('attendances')
    .where('matchId', '=', matchId)
    .where('personId', '=', personId)
    .execute();
}
