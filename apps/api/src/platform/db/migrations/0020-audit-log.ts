import { type Kysely, sql } from 'kysely';

/** The audit log of each organisation, which replaces the records of competitions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...triggers, ...carryOver]) await statement.execute(db);
}

const tables = [
  // No reference to the competition: an entry outlives its subject.
  sql`create table audit_entries (
    id bigint generated always as identity primary key,
    organisation_id uuid not null references organisations,
    at timestamptz not null,
    by_user uuid references users,
    via text not null check (via in ('PERSON', 'SCORER_LINK', 'PLATFORM')),
    address text,
    device text,
    action text not null,
    subject_kind text not null,
    subject_id uuid not null,
    label text,
    competition_id uuid,
    details jsonb not null default '{}',
    content text not null
  )`,
  sql`create index audit_entries_of_organisation on audit_entries (organisation_id, at desc, id desc)`,
  sql`create index audit_entries_of_person on audit_entries (organisation_id, by_user, at desc, id desc)`,
  sql`create index audit_entries_of_competition on audit_entries (competition_id, at desc, id desc)`,
  sql`create index audit_entries_of_subject on audit_entries (subject_id, id desc)`,
  sql`create table audit_chain (
    organisation_id uuid not null references organisations,
    sequence bigint not null,
    entry_id bigint not null unique references audit_entries,
    hash text not null,
    primary key (organisation_id, sequence)
  )`,
  sql`create table audit_heads (
    organisation_id uuid primary key references organisations,
    sequence bigint not null,
    hash text not null
  )`,
];

const triggers = [
  // The text that is hashed. jsonb sorts its keys, so equal entries have equal texts; the time is the same in any time zone.
  sql`create function audit_content(entry audit_entries) returns text language sql stable as $$
    select jsonb_build_object('id', entry.id, 'organisationId', entry.organisation_id,
      'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'byUser', entry.by_user, 'via', entry.via, 'address', entry.address, 'device', entry.device,
      'action', entry.action, 'subjectKind', entry.subject_kind, 'subjectId', entry.subject_id,
      'label', entry.label, 'competitionId', entry.competition_id, 'details', entry.details)::text $$`,
  // A restored entry keeps its text.
  sql`create function fill_audit_content() returns trigger language plpgsql as $$
    begin
      if new.content is null then new.content := audit_content(new); end if;
      return new;
    end $$`,
  sql`create trigger fill_audit_content before insert on audit_entries
    for each row execute function fill_audit_content()`,
  // A restored entry brings its link with it.
  sql`create function chain_audit_entry() returns trigger language plpgsql as $$
    declare head audit_heads;
    begin
      if exists (select from audit_chain where entry_id = new.id) then return null; end if;
      insert into audit_heads values (new.organisation_id, 0, '') on conflict do nothing;
      select * into head from audit_heads where organisation_id = new.organisation_id for update;
      head.sequence := head.sequence + 1;
      head.hash := encode(sha256(convert_to(head.hash || E'\\n' || new.content, 'UTF8')), 'hex');
      insert into audit_chain values (new.organisation_id, head.sequence, new.id, head.hash);
      update audit_heads set sequence = head.sequence, hash = head.hash
        where organisation_id = new.organisation_id;
      return null;
    end $$`,
  // At commit: writers of one organisation only wait for each other then, already holding all other locks.
  sql`create constraint trigger chain_audit_entry after insert on audit_entries
    deferrable initially deferred for each row execute function chain_audit_entry()`,
  // The head only ever follows the chain.
  sql`create function guard_audit_head() returns trigger language plpgsql as $$
    begin
      if not exists (select from audit_chain where organisation_id = old.organisation_id
          and new.organisation_id = old.organisation_id and new.sequence = old.sequence + 1
          and sequence = new.sequence and hash = new.hash)
      then raise exception 'The audit log is append-only.'; end if;
      return new;
    end $$`,
  sql`create trigger guard_audit_head before update on audit_heads
    for each row execute function guard_audit_head()`,
  sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is append-only.'; end $$`,
  sql`create trigger refuse_audit_change before delete or truncate on audit_heads
    for each statement execute function refuse_audit_change()`,
  ...['audit_entries', 'audit_chain'].map(
    (
      table,
    ) => sql`create trigger refuse_audit_change before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_audit_change()`,
  ),
];

/** Old entries are labelled with today's names: the names of that time are not known. */
const carryOver = [
  sql`insert into audit_entries (id, organisation_id, at, by_user, via, action, subject_kind, subject_id, label,
      competition_id, details) overriding system value
    select id, organisation_id, at, by_user,
      case when by_user is not null then 'PERSON' when details ? 'scorerLink' then 'SCORER_LINK' else 'PLATFORM' end,
      action, subject_kind, subject_id,
      case subject_kind
        when 'COMPETITION' then (select name from competitions where competitions.id = subject_id)
        when 'PHASE' then (select name from phases where phases.id = subject_id)
        when 'PARTICIPATION' then (select teams.name from participations join teams on teams.id = team_id
          where participations.id = subject_id)
        when 'MATCH' then (select nullif(concat_ws(' – ', home.name, away.name), '') from matches
          left join teams home on home.id = home_team_id left join teams away on away.id = away_team_id
          where matches.id = subject_id)
      end, competition_id, details
    from records order by id`,
  sql`set constraints chain_audit_entry immediate`,
  sql`set constraints chain_audit_entry deferred`,
  sql`select setval(pg_get_serial_sequence('audit_entries', 'id'),
    (select coalesce(max(id), 0) + 1 from audit_entries), false)`,
  sql`drop table records`,
];
