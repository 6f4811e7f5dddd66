import { type Kysely, sql } from 'kysely';

/** What registering an event of a match writes and reads besides the event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Its column changed with every event, so each one added an entry to every index of `matches`. Only the
  // sitemap used it, which can as well read the matches of a competition.
  await sql`drop index matches_changed`.execute(db);
  // The desk shows the few other actions on a match, among as many entries as it has events.
  await sql`create index audit_entries_besides_events on audit_entries (subject_id, id desc)
    where action not in ('EVENT_REGISTERED', 'EVENTS_REGISTERED', 'EVENT_DELETED')`.execute(db);
}
