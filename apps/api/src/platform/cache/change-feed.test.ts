import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { openWorld } from '../../testing/world.ts';
import { ChangeFeed } from './change-feed.ts';

/** Tables that no public page shows. */
const unseen =
  `access_tokens agendas agreements answers app_codes app_devices app_grants app_refresh_tokens apps attendances attempts audit_chain audit_entries audit_heads authenticators birthday_notices
  calendar_plans challenges claims closed_dates consent_papers consents device_news different_people discarded_files follower_devices follower_news follows guardian_requests
  guardians idempotency_keys legal_texts
  licence_checks licence_keys licences live_changes
  mail_tokens mailbox migrations migrations_lock notification_preferences notifications organisation_fiscal_data
  organisation_invitations organisation_tax_identifiers page_changes partner_requests partner_searches
  passkeys person_documents person_entries person_merges person_names protests push_devices push_keys
  questions race_line_marks recovery_codes
  refresh_tokens registrations result_reports scorer_links sessions team_invitations team_qrs
  team_venues user_identities venue_openings webhook_deliveries webhooks weigh_ins`.split(/\s+/);

/** The embedded database has one connection, so transactions cannot overtake each other there. */
const onServer = { skip: process.env.TEST_DATABASE_URL ? false : 'needs PostgreSQL' };

describe('the change feed', () => {
  const world = openWorld();

  /** Returns a function that polls, and returns what was reported. */
  function openFeed(now?: () => number) {
    const reported: (string | null)[] = [];
    const feed = new ChangeFeed(world.store, (id) => reported.push(id), now);
    return async () => {
      await feed.poll();
      return reported.splice(0);
    };
  }

  async function openDay() {
    const day = await matchDay(world);
    const poll = openFeed();
    assert.deepEqual(await poll(), [null], 'nothing is known of earlier changes');
    assert.deepEqual(await poll(), []);
    return { ...day, poll, competitionId: day.competition.competitionId };
  }

  it('reports the competition of a goal, and nothing else', async () => {
    const { start, register, home, poll, competitionId } = await openDay();
    await start();
    assert.deepEqual(await poll(), [competitionId]);
    await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    assert.deepEqual(await poll(), [competitionId]);
    assert.deepEqual(await poll(), []);
  });

  it('reports that any page may have changed when a team, a person or an organisation changes', async () => {
    const { poll, club, home } = await openDay();
    const { db } = world.store;
    const change = {
      team: db.updateTable('teams').set({ privacy: 'PRIVATE' }).where('id', '=', home.id),
      person: db.updateTable('users').set({ privacy: 'PRIVATE' }).where('id', '=', club.people.admin.id),
      organisation: db.updateTable('organisations').set({ deletedAt: new Date() }).where('id', '=', club.id),
    };
    for (const [what, query] of Object.entries(change)) {
      await query.execute();
      assert.deepEqual(await poll(), [null], what);
    }
    await db.updateTable('users').set({ locale: 'en' }).where('id', '=', club.people.admin.id).execute();
    assert.deepEqual(await poll(), [], 'no page shows the language of a person');
  });

  it('reports every competition that changed since the last poll, and changes that any page may show', async () => {
    const { poll, competitionId, club, home } = await openDay();
    const traip = await createTraip(world, club.id);
    const changed = [competitionId];
    for (const name of ['Clausura', 'Copa'])
      changed.push((await createCompetition(world, traip, { name })).competitionId);
    await poll();
    const { db } = world.store;
    for (const id of changed)
      await db.updateTable('competitions').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();
    assert.deepEqual((await poll()).sort(), changed.sort());
    await db.updateTable('competitions').set({ privacy: 'PUBLIC' }).where('id', '=', competitionId).execute();
    await db.updateTable('teams').set({ name: 'Unión' }).where('id', '=', home.id).execute();
    assert.deepEqual(new Set(await poll()), new Set([competitionId, null]));
  });

  it('does not report rolled-back changes', async () => {
    const { poll, competitionId } = await openDay();
    const { db } = world.store;
    const rename = (name: string) => (trx: typeof db) =>
      trx.updateTable('competitions').set({ name }).where('id', '=', competitionId).execute();
    const failing = db.transaction().execute(async (trx) => {
      await rename('Otra')(trx);
      throw new Error('no');
    });
    await assert.rejects(failing);
    assert.deepEqual(await poll(), []);
    await rename('Una')(db);
    assert.deepEqual(await poll(), [competitionId]);
  });

  it('reports a change overtaken by a later one, once it is committed', onServer, async () => {
    const { poll, competitionId, home } = await openDay();
    const { db } = world.store;
    const slow = await db.startTransaction().execute();
    await slow.updateTable('competitions').set({ name: 'Lenta' }).where('id', '=', competitionId).execute();
    await db.updateTable('teams').set({ name: 'Rápida' }).where('id', '=', home.id).execute();
    assert.deepEqual(await poll(), [null]);
    await slow.commit().execute();
    assert.deepEqual(await poll(), [competitionId]);
  });

  it('reports everything as changed after a long gap', async () => {
    let hours = 0;
    const poll = openFeed(() => hours * 3_600_000);
    await poll();
    hours = 1;
    assert.deepEqual(await poll(), []);
    hours = 2.5;
    // The embedded database is not polled while it is idle.
    await sql`select 1`.execute(world.store.db);
    assert.deepEqual(await poll(), [null]);
  });

  it('does not poll the embedded database while it is idle', async () => {
    const { activity } = world.store as { activity?: { readonly steps: number } };
    if (!activity) return;
    const poll = openFeed();
    for (const _time of [1, 2]) await poll();
    const before = activity.steps;
    await poll();
    assert.equal(activity.steps, before);
    await sql`select 1`.execute(world.store.db);
    await poll();
    assert.equal(activity.steps, before + 4, 'a statement and a poll, each with its end');
  });

  it('knows for every table whether pages show it', async () => {
    const { rows } = await sql<{ name: string; isWatched: boolean }>`
      select relname as name, exists (select from pg_trigger where tgrelid = pg_class.oid
        and tgname = 'note_page_change_update') as is_watched
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(world.store.db);
    const undecided = rows.filter(({ name, isWatched }) => isWatched === unseen.includes(name));
    assert.deepEqual(undecided, [], 'has a trigger, or is listed here as unseen');
  });
});
