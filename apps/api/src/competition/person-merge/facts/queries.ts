import { sql } from 'kysely';
import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';

/** Moves everything but memberships, which can collide. */
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
    rubbers: await move(sql`update rubber_players set player_id = ${to} where player_id = ${from}
      returning match_id as id`),
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
    races: await move(sql`update race_entries set person_id = ${to} where person_id = ${from} returning id`),
    relays: await move(sql`update race_members set person_id = ${to} where person_id = ${from}
      returning entry_id as id`),
    earlierMarks: await move(
      sql`update earlier_marks set person_id = ${to} where person_id = ${from} returning id`,
    ),
    // One document of each kind stays; the other is kept until the merge is undone or its retention ends.
    documents: await move(sql`update person_documents set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from person_documents as own
        where own.person_id = ${to} and own.kind = person_documents.kind) returning id`),
    checks:
      await move(sql`update licence_checks set person_id = ${to} where person_id = ${from} and not exists (
        select 1 from licence_checks as own where own.person_id = ${to}
          and own.match_id = licence_checks.match_id) returning match_id as id`),
    // The kept person's own answers win.
    attendances: await move(sql`update attendances set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from attendances as own where own.person_id = ${to}
        and own.match_id = attendances.match_id) returning match_id as id`),
    // If both have one, the kept person's stays.
    rankingStarts: await move(sql`update rating_starts set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from rating_starts as own where own.person_id = ${to}
        and own.traip_id = rating_starts.traip_id) returning traip_id as id`),
    partnerSearches: await move(sql`update partner_searches set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from partner_searches as own where own.person_id = ${to}
        and own.competition_id = partner_searches.competition_id) returning id`),
    pairMatches: await move(sql`update match_people set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from match_people as own where own.person_id = ${to}
        and own.match_id = match_people.match_id and own.team_id = match_people.team_id) returning match_id as id`),
    notifications: await move(sql`update notifications set person_id = ${to} where person_id = ${from}
      returning id`),
    consents: await move(sql`update consents set person_id = ${to} where person_id = ${from} returning id`),
    papers: await move(
      sql`update consent_papers set person_id = ${to} where person_id = ${from} returning id`,
    ),
    // A follower of both keeps the second follow in case the merge is undone.
    follows: await move(sql`update follows set person_id = ${to} where person_id = ${from} and not exists (
      select 1 from follows as own where own.person_id = ${to} and own.follower_id = follows.follower_id)
      returning follower_id as id`),
    // Nobody is a guardian twice for one person, nor of themselves.
    guardians: await move(sql`update guardians set child_id = ${to} where child_id = ${from}
      and user_id <> ${to} and not exists (select from guardians as other where other.child_id = ${to}
        and other.user_id = guardians.user_id) returning user_id as id`),
  };
}

/** Ids are unique, so they can be replaced in the list's text. */
const substituted = ({ from, to }: Pair) =>
  sql`replace(substitutions::text, ${from}::text, ${to}::text)::jsonb`;

/** Moves the named facts only. */
export async function restoreFacts(trx: Trx, { from, to }: Pair, moved: MovedFacts): Promise<void> {
  const ids = (list: readonly string[]) => sql`any(${sql.val([...list])}::uuid[])`;
  await sql`update lineup_players set player_id = ${to} where player_id = ${from}
    and lineup_id = ${ids(moved.lineups)}`.execute(trx);
  await sql`update rubber_players set player_id = ${to} where player_id = ${from}
    and match_id = ${ids(moved.rubbers ?? [])}`.execute(trx);
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
  await sql`update race_entries set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.races ?? [])}`.execute(trx);
  await sql`update race_members set person_id = ${to} where person_id = ${from}
    and entry_id = ${ids(moved.relays ?? [])}`.execute(trx);
  await sql`update earlier_marks set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.earlierMarks ?? [])}`.execute(trx);
  await sql`update person_documents set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.documents ?? [])}`.execute(trx);
  await sql`update licence_checks set person_id = ${to} where person_id = ${from}
    and match_id = ${ids(moved.checks ?? [])}`.execute(trx);
  await sql`update attendances set person_id = ${to} where person_id = ${from}
    and match_id = ${ids(moved.attendances ?? [])}`.execute(trx);
  await sql`update rating_starts set person_id = ${to} where person_id = ${from}
    and traip_id = ${ids(moved.rankingStarts ?? [])}`.execute(trx);
  await sql`update partner_searches set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.partnerSearches ?? [])}`.execute(trx);
  await sql`update match_people set person_id = ${to} where person_id = ${from}
    and match_id = ${ids(moved.pairMatches ?? [])}`.execute(trx);
  await sql`update notifications set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.notifications)}`.execute(trx);
  await sql`update consents set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.consents ?? [])}`.execute(trx);
  await sql`update consent_papers set person_id = ${to} where person_id = ${from}
    and id = ${ids(moved.papers ?? [])}`.execute(trx);
  await sql`update follows set person_id = ${to} where person_id = ${from}
    and follower_id = ${ids(moved.follows ?? [])}`.execute(trx);
  await sql`update guardians set child_id = ${to} where child_id = ${from}
    and user_id = ${ids(moved.guardians ?? [])}`.execute(trx);
}

const completable = ['gender', 'nationality', 'document', 'phone', 'birthday', 'knownAs'] as const;

/** Fills gaps in the kept person's data from the merged one; returns what was filled. */
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

/** Removes what came from the merged person. */
export async function clearCompletedFacts(
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
