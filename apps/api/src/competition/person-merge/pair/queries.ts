import { sql } from 'kysely';
import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';

/** Locks both, in one order, so that no fact is added meanwhile. */
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

/** How much is recorded of a person. */
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
  union select match_id from match_events where deleted_at is null and player_id = ${personId}
  union select match_id from match_events where deleted_at is null and related_player_id = ${personId}`;

interface SharedMatch {
  readonly id: string;
  readonly home: string | null;
  readonly away: string | null;
  readonly kickOff: Date | null;
}

/** Matches in which both appear: nobody is two people in one match. */
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

/** The teams and competitions whose suspensions may change with who a card belongs to. */
export async function listCarded(db: Database, personId: string) {
  const { rows } = await sql<{ competitionId: string; teamId: string }>`
    select distinct matches.competition_id, event.team_id from match_events as event
    join matches on matches.id = event.match_id
    where event.player_id = ${personId} and event.type in ('CARD', 'FOUL') and event.deleted_at is null
      and event.team_id is not null`.execute(db);
  return rows;
}

/** Everything but the memberships, which can meet others. */
export async function moveFacts(
  trx: Trx,
  pair: Pair,
): Promise<Omit<MovedFacts, 'memberships' | 'replaced' | 'completed'>> {
  const move = async (statement: ReturnType<typeof sql<{ id: string }>>) =>
    (await statement.execute(trx)).rows.map(({ id }) => String(id));
  const { from, to } = pair;
  return {
    lineups: await move(sql`update lineup_players set player_id = ${to} where player_id = ${from}
      returning lineup_id as id`),
    substitutions: await move(sql`update lineups set substitutions = ${substituted(pair)}
      where substitutions @> ${JSON.stringify([{ off: from }])}::jsonb
        or substitutions @> ${JSON.stringify([{ on: from }])}::jsonb returning id`),
    events: await move(sql`update match_events set player_id = ${to} where player_id = ${from} returning id`),
    assists: await move(sql`update match_events set related_player_id = ${to}
      where related_player_id = ${from} returning id`),
    suspensions: await move(
      sql`update suspensions set player_id = ${to} where player_id = ${from} returning id`,
    ),
    mvps: await move(
      sql`update matches set mvp_player_id = ${to} where mvp_player_id = ${from} returning id`,
    ),
    licences: await move(sql`update licences set person_id = ${to} where person_id = ${from} returning id`),
    // Of one kind there is one document; that of the other waits for the merge to be undone, or for its time to end.
    documents: await move(sql`update person_documents set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from person_documents as own
        where own.person_id = ${to} and own.kind = person_documents.kind) returning id`),
    checks:
      await move(sql`update licence_checks set person_id = ${to} where person_id = ${from} and not exists (
        select 1 from licence_checks as own where own.person_id = ${to}
          and own.match_id = licence_checks.match_id) returning match_id as id`),
    notifications: await move(sql`update notifications set person_id = ${to} where person_id = ${from}
      returning id`),
    consents: await move(sql`update consents set person_id = ${to} where person_id = ${from} returning id`),
    papers: await move(
      sql`update consent_papers set person_id = ${to} where person_id = ${from} returning id`,
    ),
    // Nobody answers twice for one person, nor for themselves.
    guardians: await move(sql`update guardians set child_id = ${to} where child_id = ${from}
      and user_id <> ${to} and not exists (select from guardians as other where other.child_id = ${to}
        and other.user_id = guardians.user_id) returning user_id as id`),
  };
}

/** Ids are unmistakable, so the text of the list can be rewritten. */
const substituted = ({ from, to }: Pair) =>
  sql`replace(substitutions::text, ${from}::text, ${to}::text)::jsonb`;

/** Moves the named facts only. */
export async function moveFactsBack(trx: Trx, { from, to }: Pair, moved: MovedFacts): Promise<void> {
  const ids = (list: readonly string[]) => sql`any(${sql.val([...list])}::uuid[])`;
  await sql`update lineup_players set player_id = ${to} where player_id = ${from}
    and lineup_id = ${ids(moved.lineups)}`.execute(trx);
  await sql`update lineups set substitutions = ${substituted({ from, to })}
    where id = ${ids(moved.substitutions)}`.execute(trx);
  await sql`update match_events set player_id = ${to} where player_id = ${from}
    and id = ${ids(moved.events)}`.execute(trx);
  await sql`update match_events set related_player_id = ${to} where related_player_id = ${from}
    and id = ${ids(moved.assists)}`.execute(trx);
  await sql`update suspensions set player_id = ${to} where player_id = ${from}
    and id = ${ids(moved.suspensions)}`.execute(trx);
  await sql`update matches set mvp_player_id = ${to} where mvp_player_id = ${from}
    and id = ${ids(moved.mvps)}`.execute(trx);
  await sql`update licences set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.licences)}`.execute(trx);
  await sql`update person_documents set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.documents ?? [])}`.execute(trx);
  await sql`update licence_checks set person_id = ${to} where person_id = ${from}
    and match_id = ${ids(moved.checks ?? [])}`.execute(trx);
  await sql`update notifications set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.notifications)}`.execute(trx);
  await sql`update consents set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.consents ?? [])}`.execute(trx);
  await sql`update consent_papers set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.papers ?? [])}`.execute(trx);
  await sql`update guardians set child_id = ${to} where child_id = ${from}
    and user_id = ${ids(moved.guardians ?? [])}`.execute(trx);
}

export function listMemberships(trx: Trx, personId: string) {
  return trx.selectFrom('teamMembers').selectAll().where('personId', '=', personId).execute();
}

type Membership = Awaited<ReturnType<typeof listMemberships>>[number];

const theStay = ({ teamId, joinedAt }: Pick<Membership, 'teamId' | 'joinedAt'>, personId: string) =>
  sql<boolean>`team_id = ${teamId} and person_id = ${personId} and joined_at = ${joinedAt}`;

export async function moveMembership(
  trx: Trx,
  stay: Pick<Membership, 'teamId' | 'personId' | 'joinedAt'>,
  to: string,
): Promise<void> {
  await trx.updateTable('teamMembers').set({ personId: to }).where(theStay(stay, stay.personId)).execute();
}

export async function deleteMembership(trx: Trx, stay: Membership): Promise<void> {
  await trx.deleteFrom('teamMembers').where(theStay(stay, stay.personId)).execute();
}

/** Gives the stay that remains what the other one had and it has not. */
export async function fillMembership(
  trx: Trx,
  remaining: Membership,
  { shirt, position, isDelegate }: Membership,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({
      shirt: remaining.shirt ?? shirt,
      position: remaining.position ?? position,
      isDelegate: remaining.isDelegate || isDelegate,
    })
    .where(theStay(remaining, remaining.personId))
    .execute();
}

/** The stay moves back, or is made again if it had gone up in another one. */
export async function putMembershipBack(
  trx: Trx,
  { from, to }: Pair,
  { twin, ...written }: MovedFacts['memberships'][number],
): Promise<void> {
  const joinedAt = new Date(written.joinedAt);
  const stay = { ...written, joinedAt, leftAt: written.leftAt === null ? null : new Date(written.leftAt) };
  if (twin === null) return moveMembership(trx, { ...stay, personId: from }, to);
  await trx
    .updateTable('teamMembers')
    .set(twin)
    .where('teamId', '=', stay.teamId)
    .where('personId', '=', from)
    .where('leftAt', 'is', null)
    .execute();
  await trx
    .insertInto('teamMembers')
    .values({ ...stay, personId: to })
    .execute();
}

export async function setDeletedAt(trx: Trx, personId: string, deletedAt: Date | null): Promise<void> {
  await trx.updateTable('persons').set({ deletedAt }).where('id', '=', personId).execute();
}

const completable = ['gender', 'nationality', 'document', 'phone', 'birthday', 'knownAs'] as const;

/** What is known of the merged one completes the other; returns what the other did not have. */
export async function completeFacts(trx: Trx, { from, to }: Pair): Promise<MovedFacts['completed']> {
  const rows = await trx
    .selectFrom('persons')
    .select(['id', ...completable])
    .where('id', 'in', [from, to])
    .execute();
  const [kept, merged] = [to, from].map((id) => rows.find((row) => row.id === id));
  await sql`update persons as kept set gender = coalesce(kept.gender, merged.gender),
      nationality = coalesce(kept.nationality, merged.nationality),
      document = coalesce(kept.document, merged.document), phone = coalesce(kept.phone, merged.phone),
      birthday = coalesce(kept.birthday, merged.birthday),
      known_as = coalesce(kept.known_as, merged.known_as), version = kept.version + 1
    from persons as merged where kept.id = ${to} and merged.id = ${from}`.execute(trx);
  return completable.filter((fact) => (kept?.[fact] ?? null) === null && (merged?.[fact] ?? null) !== null);
}

/** Takes back what came from the other. */
export async function takeFactsBack(
  trx: Trx,
  personId: string,
  completed: MovedFacts['completed'],
): Promise<void> {
  if (completed.length === 0) return;
  await trx
    .updateTable('persons')
    .set({ ...Object.fromEntries(completed.map((fact) => [fact, null])), version: sql`version + 1` })
    .where('id', '=', personId)
    .execute();
}

export async function insertMerge(
  trx: Trx,
  merge: { id: string; keptId: string; mergedId: string; mergedBy: string; mergedAt: Date },
  moved: MovedFacts,
): Promise<void> {
  await trx
    .insertInto('personMerges')
    .values({ ...merge, moved: JSON.stringify(moved) })
    .execute();
}

export function findMerge(trx: Trx, id: string) {
  return trx
    .selectFrom('personMerges')
    .selectAll()
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(trx: Trx, id: string, undoneAt: Date): Promise<void> {
  await trx.updateTable('personMerges').set({ undoneAt }).where('id', '=', id).execute();
}

/** Merges of people who are in a team now, latest first. */
export function listMerges(db: Database, teamId: string, since: Date) {
  return db
    .selectFrom('personMerges as merge')
    .innerJoin('players as kept', 'kept.id', 'merge.keptId')
    .innerJoin('persons as merged', 'merged.id', 'merge.mergedId')
    .select(['merge.id', 'merge.keptId', 'merge.mergedAt', 'kept.firstName', 'kept.surnames'])
    .select(['merged.firstName as mergedFirstName', 'merged.surnames as mergedSurnames'])
    .where('merge.undoneAt', 'is', null)
    .where('merge.mergedAt', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('teamMembers')
          .select('teamMembers.personId')
          .whereRef('teamMembers.personId', '=', 'merge.keptId')
          .where('teamMembers.teamId', '=', teamId)
          .where('teamMembers.leftAt', 'is', null),
      ),
    )
    .orderBy('merge.mergedAt', 'desc')
    .limit(100)
    .execute();
}
