import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { matchDay } from '../match/testing/match-day.ts';
import { competitionOf, traipOf } from '../testing/traips.ts';
import { openWorld } from '../testing/world.ts';
import { ChangeFeed } from './change-feed.ts';

/** Tables of which no public page shows anything. */
const unseen =
  `agendas attempts calendar_plans closed_dates live_changes mail_tokens mailbox migrations migrations_lock
  notification_preferences notifications organisation_fiscal_data organisation_invitations organisation_tax_identifiers
  page_changes push_devices push_keys records refresh_tokens scorer_links sessions team_invitations team_qrs
  team_venues user_identities venue_openings`.split(/\s+/);

/** The embedded database has one connection: there nobody overtakes anybody. */
const onServer = { skip: process.env.TEST_DATABASE_URL ? false : 'needs PostgreSQL' };

describe('whoever keeps rendered pages', () => {
  const world = openWorld();

  /** What is told at the next look. */
  function watch(now?: () => number) {
    const told: (string | null)[] = [];
    const watching = new ChangeFeed(world.store, (id) => told.push(id), now);
    return async () => {
      await watching.poll();
      return told.splice(0);
    };
  }

  async function watchedDay() {
    const day = await matchDay(world);
    const look = watch();
    assert.deepEqual(await look(), [null], 'nothing is known of what was before');
    assert.deepEqual(await look(), []);
    return { ...day, look, competitionId: day.competition.competitionId };
  }

  it('hears of a goal that its competition changed, and nothing else', async () => {
    const { start, register, home, look, competitionId } = await watchedDay();
    await start();
    assert.deepEqual(await look(), [competitionId]);
    await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    assert.deepEqual(await look(), [competitionId]);
    assert.deepEqual(await look(), []);
  });

  it('hears that anything may have changed with a team, a person, an organisation or a Traip', async () => {
    const { look, club, home } = await watchedDay();
    const { db } = world.store;
    const change = {
      team: db.updateTable('teams').set({ privacy: 'PRIVATE' }).where('id', '=', home.id),
      person: db.updateTable('users').set({ privacy: 'PRIVATE' }).where('id', '=', club.people.admin.id),
      organisation: db.updateTable('organisations').set({ deletedAt: new Date() }).where('id', '=', club.id),
    };
    for (const [what, query] of Object.entries(change)) {
      await query.execute();
      assert.deepEqual(await look(), [null], what);
    }
    await db.updateTable('users').set({ locale: 'en' }).where('id', '=', club.people.admin.id).execute();
    assert.deepEqual(await look(), [], 'the language of a person is on no page');
  });

  it('hears of every competition that changed since the last poll, and of what may be seen anywhere', async () => {
    const { look, competitionId, club, home } = await watchedDay();
    const traip = await traipOf(world, club.id);
    const changed = [competitionId];
    for (const name of ['Clausura', 'Copa'])
      changed.push((await competitionOf(world, traip, { name })).competitionId);
    await look();
    const { db } = world.store;
    for (const id of changed)
      await db.updateTable('competitions').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();
    assert.deepEqual((await look()).sort(), changed.sort());
    await db.updateTable('competitions').set({ privacy: 'PUBLIC' }).where('id', '=', competitionId).execute();
    await db.updateTable('teams').set({ name: 'Unión' }).where('id', '=', home.id).execute();
    assert.deepEqual(new Set(await look()), new Set([competitionId, null]));
  });

  it('hears of nothing that was taken back', async () => {
    const { look, competitionId } = await watchedDay();
    const { db } = world.store;
    const rename = (name: string) => (trx: typeof db) =>
      trx.updateTable('competitions').set({ name }).where('id', '=', competitionId).execute();
    const failing = db.transaction().execute(async (trx) => {
      await rename('Otra')(trx);
      throw new Error('no');
    });
    await assert.rejects(failing);
    assert.deepEqual(await look(), []);
    await rename('Una')(db);
    assert.deepEqual(await look(), [competitionId]);
  });

  it('hears of what was overtaken by a later change, once it is committed', onServer, async () => {
    const { look, competitionId, home } = await watchedDay();
    const { db } = world.store;
    const slow = await db.startTransaction().execute();
    await slow.updateTable('competitions').set({ name: 'Lenta' }).where('id', '=', competitionId).execute();
    await db.updateTable('teams').set({ name: 'Rápida' }).where('id', '=', home.id).execute();
    assert.deepEqual(await look(), [null]);
    await slow.commit().execute();
    assert.deepEqual(await look(), [competitionId]);
  });

  it('takes everything for changed after a long rest', async () => {
    let hours = 0;
    const look = watch(() => hours * 3_600_000);
    await look();
    hours = 1;
    assert.deepEqual(await look(), []);
    hours = 2.5;
    // In the embedded database nothing changes as long as nobody does anything.
    await sql`select 1`.execute(world.store.db);
    assert.deepEqual(await look(), [null]);
  });

  it('does not ask the embedded database again while nobody does anything there', async () => {
    const { activity } = world.store as { activity?: { readonly steps: number } };
    if (!activity) return;
    const look = watch();
    for (const _time of [1, 2]) await look();
    const before = activity.steps;
    await look();
    assert.equal(activity.steps, before);
    await sql`select 1`.execute(world.store.db);
    await look();
    assert.equal(activity.steps, before + 4, 'a statement and a look, each with its end');
  });

  it('knows of every table whether pages show it', async () => {
    const { rows } = await sql<{ name: string; isWatched: boolean }>`
      select relname as name, exists (select from pg_trigger where tgrelid = pg_class.oid
        and tgname = 'note_page_change_update') as is_watched
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(world.store.db);
    const undecided = rows.filter(({ name, isWatched }) => isWatched === unseen.includes(name));
    assert.deepEqual(undecided, [], 'watched by a trigger, or listed here as unseen');
  });
});
