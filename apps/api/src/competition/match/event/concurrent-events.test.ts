import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createMatch } from '../../../testing/fixtures/competitions.ts';
import { openWorld } from '../../../testing/world.ts';
import { deskOf, matchDay } from '../testing/match-day.ts';

describe('concurrent requests', () => {
  const world = openWorld();

  it('lose nothing: fifty goals sent to one match are fifty goals', async () => {
    const { start, register, look, home, away } = await matchDay(world);
    await start();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register({ type: 'GOAL', teamId: index % 5 === 0 ? away.id : home.id, minute: index }),
      ),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    const { body } = await look();
    assert.deepEqual(body.score, { home: 40, away: 10 });
    assert.equal(body.version, 52);
    const seqs = body.events.map(({ seq }) => seq).sort((one, other) => one - other);
    assert.deepEqual(
      seqs,
      Array.from({ length: 51 }, (_, index) => index + 1),
    );
  });

  it('write the same event once, however often it is sent', async () => {
    const { start, register, look, home } = await matchDay(world);
    await start();
    const goal = { type: 'GOAL', teamId: home.id, minute: 1, clientEventId: randomUUID() } as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(goal)));
    assert.equal(new Set(answers.map(({ body }) => body.event.id)).size, 1);
    assert.deepEqual((await look()).body.score, { home: 1, away: 0 });
  });

  it('start one match once', async () => {
    const { start } = await matchDay(world);
    const answers = await Promise.all(Array.from({ length: 5 }, () => start()));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
  });

  it('end two matches of a group, and the table counts both', async () => {
    const { competition, home, away, club, ...first } = await matchDay(world);
    const id = await createMatch(world, competition, { home: away.id, away: home.id, key: 'm2' });
    const second = deskOf(world, id, club.people.referee);
    await Promise.all([first.start(), second.start()]);
    await first.register({ type: 'GOAL', teamId: home.id, minute: 1 });
    await second.register({ type: 'GOAL', teamId: away.id, minute: 1 });
    const answers = await Promise.all([first.finish(), second.finish()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const closed = await Promise.all([first.close(), second.close()]);
    assert.deepEqual(
      closed.map(({ body }) => body.state),
      ['CLOSED', 'CLOSED'],
    );
    const { rows } = await world.store.db
      .selectFrom('standings')
      .select('rows')
      .where('phaseId', '=', competition.phaseId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      rows.map(({ played, points, provisional }) => [played, points, provisional]),
      [
        [2, 3, false],
        [2, 3, false],
      ],
    );
  });

  it('end a match while others still add events, and accepted events count', async () => {
    const { start, register, finish, look, home } = await matchDay(world);
    await start();
    const goals = Array.from({ length: 10 }, (_, minute) =>
      register({ type: 'GOAL', teamId: home.id, minute }),
    );
    const answers = await Promise.all([...goals, finish()]);
    assert.ok(answers.every(({ status }) => status === 200));
    const { body } = await look();
    assert.deepEqual([body.state, body.score], ['FINISHED', { home: 10, away: 0 }]);
  });
});
