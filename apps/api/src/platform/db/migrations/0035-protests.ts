import { type Kysely, sql } from 'kysely';

/** Protests against teams with ineligible players, and the organiser's decisions about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Who plays, and why they may not, is in the audit log: it does not change any more.
  sql`create table protests (
    match_id uuid not null references matches on delete cascade,
    team_id uuid not null references teams,
    organisation_id uuid not null references organisations,
    competition_id uuid not null references competitions on delete cascade,
    note text,
    opened_by uuid references users,
    opened_at timestamptz not null,
    outcome text check (outcome in ('UPHELD', 'REJECTED')),
    reason text,
    settled_by uuid references users,
    settled_at timestamptz,
    primary key (match_id, team_id),
    check ((outcome is null) = (reason is null) and (outcome is null) = (settled_at is null))
  )`,
  sql`create index protests_of_competition on protests (competition_id, opened_at)`,
  sql`create index protests_open on protests (organisation_id, competition_id) where outcome is null`,
  // Matches confirmed under protest before, and not confirmed properly since, are still to be decided.
  sql`insert into protests (match_id, team_id, organisation_id, competition_id, note, opened_by, opened_at)
    select last.subject_id, last.team_id, matches.organisation_id, matches.competition_id, last.note, last.by_user,
      last.at
    from (select distinct on (subject_id, details ->> 'teamId') subject_id, (details ->> 'teamId')::uuid as team_id,
        details ->> 'protest' as note, action, by_user, at
      from audit_entries
      where subject_kind = 'MATCH' and action in ('LINEUP_UNDER_PROTEST', 'FORFEIT_PROPOSED', 'LINEUP_CONFIRMED')
      order by subject_id, details ->> 'teamId', id desc) as last
    join matches on matches.id = last.subject_id and matches.deleted_at is null
    join teams on teams.id = last.team_id
    where last.action <> 'LINEUP_CONFIRMED'`,
];
