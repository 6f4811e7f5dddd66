import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../../testing/world.ts';
import { type MatchDay, matchDay } from '../testing/match-day.ts';

describe('a manual result', () => {
  const world = openWorld();

  const pointsOf = async ({ competition, home, away }: MatchDay) => {
    const table = await world.store.db
      .selectFrom('standings')
      .select('rows')
      .where('phaseId', '=', competition.phaseId)
      .executeTakeFirstOrThrow();
    return [home.id, away.id].map((id) => table.rows.find(({ team }) => team === id)?.points);
  };

  it('ends a match that was never started, and starts its competition', async () => {
    const day = await matchDay(world);
    const { body, status } = await day.result({ score: { home: 2, away: 1 } });
    assert.deepEqual([status, body.state, body.score], [200, 'FINISHED', { home: 2, away: 1 }]);
    assert.equal(body.result?.source, 'MANUAL');
    assert.deepEqual(await pointsOf(day), [3, 0]);
    const { state } = await world.store.db
      .selectFrom('competitions')
      .select('state')
      .where('id', '=', day.competition.competitionId)
      .executeTakeFirstOrThrow();
    assert.equal(state, 'IN_PROGRESS');
  });

  it('overrides the events and keeps them; once deleted, the events count again', async () => {
    const day = await matchDay(world);
    await day.start();
    await day.register({ type: 'GOAL', teamId: day.home.id, minute: 5 });
    await day.finish();
    assert.deepEqual(await pointsOf(day), [3, 0]);
    const corrected = await day.result({ score: { home: 1, away: 1 } });
    assert.deepEqual(corrected.body.score, { home: 1, away: 1 });
    assert.deepEqual(await pointsOf(day), [1, 1]);
    const byHand = corrected.body.events.find(({ type }) => type === 'MANUAL_RESULT');
    const restored = await day.takeBack(byHand?.id ?? '');
    assert.deepEqual([restored.body.state, restored.body.score], ['FINISHED', { home: 1, away: 0 }]);
    assert.deepEqual(await pointsOf(day), [3, 0]);
  });

  it('can’t be deleted if the match has nothing else', async () => {
    const { result, takeBack, reopen, club } = await matchDay(world);
    const { body } = await result({ score: { home: 2, away: 1 } });
    const id = body.events.find(({ type }) => type === 'MANUAL_RESULT')?.id ?? '';
    assert.equal((await takeBack(id)).error?.code, 'MATCH_NEVER_STARTED');
    await reopen(club.people.referee, { reason: 'Se va a jugar' });
    assert.deepEqual((await takeBack(id)).body.score, { home: 0, away: 0 });
  });

  it('corrects a goal after the end, and the table follows immediately', async () => {
    const day = await matchDay(world);
    await day.start();
    await day.finish();
    assert.deepEqual(await pointsOf(day), [1, 1]);
    const late = await day.register({ type: 'GOAL', teamId: day.away.id, minute: 90, period: 2 });
    assert.equal(late.status, 200);
    assert.deepEqual(await pointsOf(day), [0, 3]);
    await day.takeBack(late.body.event.id);
    assert.deepEqual(await pointsOf(day), [1, 1]);
  });

  it('for a forfeit needs a reason, and has the score set by the rules', async () => {
    const day = await matchDay(world);
    const { error } = await day.result({ outcome: 'FORFEIT_AWAY' });
    assert.deepEqual([error?.code, error?.field], ['REASON_REQUIRED', 'reason']);
    const { body } = await day.result({ outcome: 'FORFEIT_AWAY', reason: 'No se presentó' });
    assert.deepEqual([body.score, body.result?.outcome], [{ home: 3, away: 0 }, 'FORFEIT_AWAY']);
  });

  it('must be possible in the sport', async () => {
    const football = await matchDay(world);
    assert.equal((await football.result({})).error?.code, 'SCORE_REQUIRED');
    const sets = [{ home: 25, away: 20 }];
    assert.equal((await football.result({ sets })).error?.code, 'SCORE_INVALID');
    const method = await football.result({ score: { home: 1, away: 0 }, winner: 'HOME' });
    assert.equal(method.error?.code, 'METHOD_REQUIRED');
    const volleyball = await matchDay(world, { sportKey: 'VOLLEYBALL', sportVariantKey: 'VOLLEYBALL_6' });
    const broken = await volleyball.result({ sets: [{ home: 26, away: 20 }] });
    assert.deepEqual([broken.error?.code, broken.error?.field], ['SET_SCORE_IMPOSSIBLE', 'sets']);
    assert.equal((await volleyball.result({ sets })).error?.code, 'WINNER_REQUIRED');
  });

  it('is refused with the name of an invalid field', async () => {
    const fieldOf = async (sport: object, result: Parameters<MatchDay['result']>[0]) => {
      const { status, error } = await (await matchDay(world, sport)).result(result);
      return [status, error?.code, error?.field];
    };
    const rugby = { sportKey: 'RUGBY', sportVariantKey: 'RUGBY_15' } as const;
    const tennis = { sportKey: 'TENNIS', sportVariantKey: 'TENNIS_SINGLES' } as const;
    const score = { home: 5, away: 0 };
    const invalid = (field: string) => [422, 'SCORE_INVALID', field];
    assert.deepEqual(await fieldOf({}, { sets: [score] }), invalid('sets'));
    assert.deepEqual(await fieldOf({}, { score, outs: score }), invalid('outs'));
    assert.deepEqual(await fieldOf(rugby, { score, tries: { home: 2, away: 0 } }), invalid('tries'));
    assert.deepEqual(
      await fieldOf(tennis, { score: { home: 2, away: 1 }, shootOut: { home: 4, away: 2 } }),
      invalid('shootOut'),
    );
    assert.deepEqual(await fieldOf(tennis, { score: { home: 1, away: 1 } }), [
      422,
      'WINNER_REQUIRED',
      'score',
    ]);
  });

  it('shows its effect before it is saved, without saving anything', async () => {
    const day = await matchDay(world);
    await day.result({ score: { home: 0, away: 1 } });
    const { body, status } = await day.impact({ score: { home: 4, away: 1 } });
    assert.equal(status, 200);
    assert.deepEqual(body.score, { home: 4, away: 1 });
    assert.deepEqual(
      body.positions.toSorted((one, other) => one.after - other.after),
      [
        { teamId: day.home.id, before: 2, after: 1 },
        { teamId: day.away.id, before: 1, after: 2 },
      ],
    );
    const { body: still } = await day.look();
    assert.deepEqual([still.score, still.version], [{ home: 0, away: 1 }, 2]);
    assert.deepEqual(await pointsOf(day), [0, 3]);
  });
});
