import { type Kysely, sql } from 'kysely';

/** Weight classes of combat sports, in grams, and who has weighed in. A weight is deleted with its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const forget = (table: 'persons' | 'users') =>
  sql`create trigger forget_weight after update of deleted_at on ${sql.ref(table)}
    for each row when (new.deleted_at is not null and old.deleted_at is null) execute function forget_weight()`;

const statements = [
  sql`alter table competitions
    add column weight_above integer,
    add column weight_up_to integer check (weight_above is null or weight_above < weight_up_to),
    add column weigh_in_required boolean not null default false`,
  sql`create table weigh_ins (
    competition_id uuid not null,
    team_id uuid not null,
    grams integer not null check (grams between 10000 and 400000),
    at timestamptz not null,
    by_user uuid references users on delete set null,
    primary key (competition_id, team_id),
    foreign key (competition_id, team_id) references participations (competition_id, team_id) on delete cascade
  )`,
  sql`create index weigh_ins_of_team on weigh_ins (team_id)`,
  sql`create index weigh_ins_by_user on weigh_ins (by_user)`,
  sql`create function forget_weight() returns trigger language plpgsql as $$ begin
    delete from weigh_ins using team_members join teams on teams.id = team_members.team_id
      where weigh_ins.team_id = teams.id and teams.competitor_kind <> 'TEAM' and team_members.person_id = new.id;
    return null; end $$`,
  forget('persons'),
  forget('users'),
];
