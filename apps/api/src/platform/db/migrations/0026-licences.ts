import { type Kysely, sql } from 'kysely';

/** Who may play: the rules of a competition, and the licence of each person for a team in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table competitions add column registration_rules jsonb`,
  sql`create table licences (
    id uuid primary key,
    organisation_id uuid not null references organisations,
    competition_id uuid not null references competitions on delete cascade,
    team_id uuid not null references teams,
    person_id uuid not null references persons on delete cascade,
    is_staff boolean not null default false,
    shirt integer check (shirt between 0 and 999),
    state text not null check (state in
      ('DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED', 'REVOKED', 'EXPIRED', 'REPLACED')),
    sequence integer check (sequence > 0),
    number text,
    playable_since date,
    valid_until date,
    reason text,
    submitted_by uuid references users,
    submitted_at timestamptz,
    decided_by uuid references users,
    decided_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  sql`create unique index licences_live on licences (competition_id, team_id, person_id)
    where state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED')`,
  sql`create unique index licences_by_sequence on licences (competition_id, sequence) where sequence is not null`,
  sql`create index licences_of_team on licences (competition_id, team_id, id)`,
  sql`create index licences_by_state on licences (competition_id, state, id)`,
  sql`create index licences_of_competition on licences (competition_id, id)`,
  sql`create index licences_of_person on licences (person_id, competition_id)`,
];
