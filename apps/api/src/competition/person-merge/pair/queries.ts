import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';

/** Locks both in a fixed order, so that no fact is added meanwhile. */
export async function lockPair(trx: Trx, { from, to }: Pair) {
  await trx
    .selectFrom('persons')
    .select('id')
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await trx
    .selectFrom('players')
    .innerJoin('persons', 'persons.id', 'players.id')
    .leftJoin('personEntries as entry', 'entry.personId', 'players.id')
    .leftJoin('teams', 'teams.id', 'entry.teamId')
    .select(playerColumns)
    .select(['players.birthday', 'players.deletedAt', 'persons.document', 'persons.gender'])
    .select(['persons.nationality', 'persons.phone', 'entry.teamId as enteredByTeam'])
    .select(({ fn }) =>
      fn.coalesce('entry.organisationId', 'teams.organisationId').as('enteredByOrganisation'),
    )
    .where('players.id', 'in', [from, to])
    .execute();
  return { from: rows.find(({ id }) => id === from), to: rows.find(({ id }) => id === to) };
}

export type PersonToMerge = NonNullable<Awaited<ReturnType<typeof lockPair>>['from']>;

/** The amount of records about a person. */
export async function countFacts(db: Database, personId: string) {
  const { rows } = await sql<
    Record<'matches' | 'events' | 'suspensions' | 'licences' | 'teams', number>
  >`select
    (select count(distinct lineups.match_id)::int from lineup_players
      join lineups on lineups.id = lineup_players.lineup_id where player_id = ${personId}) as matches,
    (select count(*)::int from match_events where deleted_at is null
      and (player_id = ${personId} or related_player_id = ${personId})) as events,
    (select count(*)::int from suspensions where player_id = ${personId}) as suspensions,
    (select count(*)::int from licences where person_id = ${personId}) as licences,
    (select count(distinct team_id)::int from team_members where person_id = ${personId}) as teams`.execute(
    db,
  );
  return rows[0] ?? { matches: 0, events: 0, suspensions: 0, licences: 0, teams: 0 };
}

const matchesOf = (personId: string) => sql`
  select lineups.match_id from lineup_players join lineups on lineups.id = lineup_players.lineup_id
    where player_id = ${personId}
  union select match_id from rubber_players where player_id = ${personId}
  union select match_id from match_events where deleted_at is null and player_id = ${personId}
  union select match_id from match_events where deleted_at is null and related_player_id = ${personId}`;

interface SharedMatch {
  readonly id: string;
  readonly home: string | null;
  readonly away: string | null;
  readonly kickOff: Date | null;
}

/** Matches in which both appear, which proves that they are two people. */
export async function listSharedMatches(db: Database, { from, to }: Pair): Promise<readonly SharedMatch[]> {
  const { rows } = await sql<SharedMatch>`
    select matches.id, home.name as home, away.name as away, matches.kick_off
    from ((${matchesOf(from)}) intersect (${matchesOf(to)}) limit 20) as shared
      join matches on matches.id = shared.match_id
      left join teams as home on home.id = matches.home_team_id
      left join teams as away on away.id = matches.away_team_id
    order by matches.kick_off nulls last, matches.id`.execute(db);
  return rows;
}

/** The teams and competitions whose suspensions may change when cards change their owner. */
export async function listCarded(db: Database, personId: string) {
  const { rows } = await sql<{ competitionId: string; teamId: string }>`
    select distinct matches.competition_id, event.team_id from match_events as event
    join matches on matches.id = event.match_id
    where event.player_id = ${personId} and event.type in ('CARD', 'FOUL') and event.deleted_at is null
      and event.team_id is not null`.execute(db);
  return rows;
}

export async function setDeletedAt(trx: Trx, personId: string, deletedAt: Date | null): Promise<void> {
  await trx.updateTable('persons').set({ deletedAt }).where('id', '=', personId).execute();
}
