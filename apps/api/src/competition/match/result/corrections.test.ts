import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDeskCalls } from '@traip/contract';
import { sql } from 'kysely';
import { openWorld } from '../../../testing/world.ts';
import { tournamentOf } from '../../progression/testing/tournament.ts';
import { deskOf, matchDay } from '../testing/match-day.ts';

describe('a correction', () => {
  const world = openWorld();

  it('by reopening shows its effect in advance, and has exactly that effect', async () => {
    const day = await matchDay(world);
    await day.result({ score: { home: 0, away: 1 } });
    const { body, status } = await day.impact({ reopen: true });
    assert.equal(status, 200);
    const moved = body.positions.map(({ teamId, after }) => [teamId, after]);
    assert.ok(moved.length > 0);
    assert.equal((await day.look()).body.state, 'FINISHED');
    const ranks = async () => {
      const { rows } = await world.store.db
        .selectFrom('standings')
        .select('rows')
        .where('phaseId', '=', day.competition.phaseId)
        .executeTakeFirstOrThrow();
      return new Map(rows.map(({ team, rank }) => [team, rank]));
    };
    assert.equal((await day.reopen(day.club.people.admin, { reason: 'Error' })).status, 200);
    const after = await ranks();
    for (const [teamId, rank] of moved) assert.equal(after.get(String(teamId)), rank);
    const closed = await day.impact({ reopen: true });
    assert.deepEqual([closed.status, closed.error?.code], [409, 'INVALID_TRANSITION']);
  });

  it('of an official result shows the effect of another result once reopened', async () => {
    const day = await matchDay(world);
    const { admin } = day.club.people;
    await day.result({ score: { home: 0, away: 1 } });
    await day.close();
    const shut = await day.impact({ score: { home: 2, away: 0 } }, admin);
    assert.deepEqual([shut.status, shut.error?.code], [409, 'INVALID_TRANSITION']);
    const { body } = await day.impact({ reopen: true, score: { home: 2, away: 0 } }, admin);
    assert.deepEqual(body.score, { home: 2, away: 0 });
    assert.deepEqual(
      new Map(body.positions.map(({ teamId, before, after }) => [teamId, [before, after]])),
      new Map([
        [day.home.id, [2, 1]],
        [day.away.id, [1, 2]],
      ]),
    );
    const { state, score } = (await day.look()).body;
    assert.deepEqual([state, score], ['CLOSED', { home: 0, away: 1 }]);
    const byReferee = await day.impact({ reopen: true, score: { home: 2, away: 0 } });
    assert.equal(byReferee.status, 403);
  });

  it('shows which team it removes from a later match, and which started match blocks it', async () => {
    const cup = await tournamentOf(world, 4, [{ algorithm: 'SINGLE_ELIM' }]);
    await cup.process(0);
    const [one, other, final] = await cup.matches(0);
    assert.ok(one && other && final);
    const desks = [one, other, final].map(({ id }) => deskOf(world, id, cup.referee));
    const [first, second, last] = desks;
    assert.ok(first && second && last);
    await first.result({ score: { home: 1, away: 0 } });
    await second.result({ score: { home: 1, away: 0 } });
    const free = await first.impact({ score: { home: 0, away: 2 } }, cup.admin);
    assert.deepEqual(
      free.body.slots.map(({ matchId, before, after }) => [matchId, before, after]),
      [[final.id, one.homeTeamId, one.awayTeamId]],
    );
    assert.deepEqual(free.body.started, []);
    assert.equal((await last.start(cup.referee, { force: true })).status, 200);
    const held = await first.impact({ reopen: true }, cup.admin);
    assert.deepEqual(held.body.started, [final.id]);
    const refused = await first.result({ score: { home: 0, away: 2 } }, cup.admin);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'DEPENDENT_STARTED']);
    assert.deepEqual((await first.look()).body.score, { home: 1, away: 0 });
  });

  it('that fails in the middle leaves everything as it was', async () => {
    const day = await matchDay(world);
    await day.result({ score: { home: 0, away: 1 } });
    const { db } = world.store;
    const whole = async () => ({
      match: await db.selectFrom('matches').selectAll().where('id', '=', day.matchId).execute(),
      events: await db.selectFrom('matchEvents').selectAll().where('matchId', '=', day.matchId).execute(),
      records: await db.selectFrom('auditEntries').selectAll().where('subjectId', '=', day.matchId).execute(),
      tables: await db
        .selectFrom('standings')
        .selectAll()
        .where('phaseId', '=', day.competition.phaseId)
        .execute(),
    });
    const before = await whole();
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'the cable is out'; end $$`.execute(db);
    // The notification of a correction is the last thing written.
    await sql`create trigger break_off before insert on live_changes for each row execute function break_off()`.execute(
      db,
    );
    const params = { id: day.matchId };
    const broken = [
      await day.result({ score: { home: 3, away: 0 } }),
      await day.reopen(day.club.people.admin, { reason: 'Error' }),
      await world.call(matchDeskCalls.close, { params, body: {} }, day.club.people.referee),
    ];
    await sql`drop trigger break_off on live_changes`.execute(db);
    assert.deepEqual(
      broken.map(({ status }) => status),
      [500, 500, 500],
    );
    assert.deepEqual(await whole(), before);
    assert.deepEqual((await day.result({ score: { home: 3, away: 0 } })).body.score, { home: 3, away: 0 });
  });
});
