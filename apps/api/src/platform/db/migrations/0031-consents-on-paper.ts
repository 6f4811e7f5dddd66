import { type Kysely, sql } from 'kysely';

/** The signed forms behind consents on paper, with a private scan, and which consents count beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Withdrawing a consent needs no scan; the scan of a given one is deleted after its retention.
  sql`create table consent_papers (
    id uuid primary key,
    person_id uuid not null references persons on delete cascade,
    signed_by text not null,
    relation text not null check (relation in ('MOTHER', 'FATHER', 'GUARDIAN', 'OTHER')),
    signed_on date not null,
    file_key text unique,
    file_type text,
    file_bytes integer,
    recorded_by uuid not null references users,
    recorded_at timestamptz not null,
    check ((file_key is null) = (file_type is null) and (file_key is null) = (file_bytes is null))
  )`,
  sql`create index consent_papers_of_person on consent_papers (person_id)`,
  sql`create index consent_papers_by on consent_papers (recorded_by)`,
  sql`create trigger discard_file after delete or update of file_key on consent_papers
    for each row execute function discard_file()`,
  sql`alter table consents add column paper_id uuid references consent_papers on delete set null`,
  sql`create index consents_of_paper on consents (paper_id) where paper_id is not null`,
  /*
   * The latest decision about each purpose of everyone responsible for a person. A guardian who signs on
   * paper and later with an account counts as one: they are matched by name. A paper, and a guardian whose
   * child came of age, count until the adult child decides; a minor's own decision never ends what was signed
   * for them.
   */
  sql`create or replace view consents_in_force as
    select distinct on (consents.person_id, consents.purpose, giver.key)
      consents.id, consents.person_id, consents.purpose, consents.choice, consents.how
    from consents
    cross join lateral (select case when consents.how = 'PAPER' then coalesce((
        select min(signer.user_id::text) from guardians as signer join users on users.id = signer.user_id
        where signer.child_id = consents.person_id and signer.ended_at is null
          and lower(trim(users.first_name || ' ' || users.surnames)) = lower(consents.signed_by)),
      lower(consents.signed_by)) else consents.given_by::text end) as giver (key)
    left join guardians on guardians.child_id = consents.person_id and guardians.user_id = consents.given_by
      and consents.how = 'GUARDIAN'
    where consents.how = 'SELF' or guardians.ended_at is null and guardians.user_id is not null
      or (consents.how = 'PAPER' or guardians.came_of_age) and not exists (
        select from consents as own join users on users.id = own.person_id
        where own.person_id = consents.person_id and own.purpose = consents.purpose and own.how = 'SELF'
          and own.given_at > consents.given_at
          and (users.birthday is null or users.birthday <= current_date - interval '18 years'))
    order by consents.person_id, consents.purpose, giver.key, consents.given_at desc, consents.id desc`,
];
