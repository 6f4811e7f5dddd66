import { type Kysely, sql } from 'kysely';

/** How a person entered by a club gets an account, and how two entries of the same person become one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table team_invitations add column person_id uuid references persons on delete cascade`,
  sql`alter table team_qrs add column person_id uuid references persons on delete cascade`,
  sql`create index team_invitations_person on team_invitations (person_id) where person_id is not null`,
  sql`create index team_qrs_person on team_qrs (person_id) where person_id is not null`,
  sql`create table claims (
    id uuid primary key,
    person_id uuid not null references persons on delete cascade,
    team_id uuid not null references teams,
    user_id uuid not null references users on delete cascade,
    status text not null check (status in ('PENDING', 'ACCEPTED', 'REJECTED')),
    claimed_at timestamptz not null,
    decided_by uuid references users,
    decided_at timestamptz
  )`,
  sql`create unique index claims_pending on claims (person_id, user_id) where status = 'PENDING'`,
  sql`create index claims_of_team on claims (team_id) where status = 'PENDING'`,
  sql`create index claims_of_user on claims (user_id)`,
  sql`create table person_merges (
    id uuid primary key,
    kept_id uuid not null references persons on delete cascade,
    merged_id uuid not null references persons on delete cascade,
    moved jsonb not null,
    merged_by uuid not null references users,
    merged_at timestamptz not null,
    undone_at timestamptz
  )`,
  sql`create index person_merges_kept on person_merges (kept_id)`,
  sql`create unique index person_merges_merged on person_merges (merged_id) where undone_at is null`,
];
