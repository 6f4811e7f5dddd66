import { type Kysely, sql } from 'kysely';

/** Consents on paper, which consents are in force, and one age of consent for rules and names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ages, ...paper, ...inForce, ...requests]) await statement.execute(db);
}

/** Set to the configured age when a process starts; as a function it costs nothing in a query. */
const ages = [
  sql`create function consent_age() returns integer language sql stable as $$ select 14 $$`,
  sql`create or replace function public_name_by_age(birthday date, has_account boolean) returns text
    language sql stable as $$
    select case
      when birthday > current_date - make_interval(years => consent_age()) then 'HIDDEN'
      when birthday > current_date - interval '18 years' then 'SHORT'
      when birthday is null and not has_account then 'SHORT'
      else 'FULL' end $$`,
];

/** Paper is signed by people without an account, and recorded by the person who received it. */
const paper = [
  sql`alter table consents add column signed_by text, add constraint consents_paper_is_signed
    check ((how = 'PAPER') = (signed_by is not null))`,
  sql`alter table guardians add column came_of_age boolean not null default false`,
];

/**
 * The latest decision about each purpose of everyone responsible for a person. A guardian who left no longer
 * counts; one whose child came of age does until the child decides, as does a paper.
 */
const inForce = [
  sql`create view consents_in_force as
    select distinct on (consents.person_id, consents.purpose, giver.key)
      consents.id, consents.person_id, consents.purpose, consents.choice, consents.how
    from consents
    cross join lateral (select coalesce(lower(consents.signed_by), consents.given_by::text)) as giver (key)
    left join guardians on guardians.child_id = consents.person_id and guardians.user_id = consents.given_by
      and consents.how = 'GUARDIAN'
    where consents.how = 'SELF' or guardians.ended_at is null and guardians.user_id is not null
      or (consents.how = 'PAPER' or guardians.came_of_age) and not exists (
        select from consents as own where own.person_id = consents.person_id and own.purpose = consents.purpose
          and own.how = 'SELF' and own.given_at > consents.given_at)
    order by consents.person_id, consents.purpose, giver.key, consents.given_at desc, consents.id desc`,
];

/** When a team asked a person's guardians to decide, first and last; and who was told of a birthday. */
const requests = [
  sql`create table guardian_requests (
    child_id uuid primary key references persons on delete cascade,
    first_at timestamptz not null,
    last_at timestamptz not null
  )`,
  sql`create table birthday_notices (
    person_id uuid not null references persons on delete cascade,
    about text not null check (about in ('CONSENT_AGE', 'MAJORITY_SOON', 'MAJORITY')),
    told_at timestamptz not null,
    primary key (person_id, about)
  )`,
];
