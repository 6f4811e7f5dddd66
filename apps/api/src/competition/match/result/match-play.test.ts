import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls, roundCalls, standingCalls } from '@traip/contract';
import { openWorld } from '../../../testing/world.ts';
import { tournamentOf } from '../../progression/testing/tournament.ts';
import { deskOf, matchDay } from '../testing/match-day.ts';

const golf = { sportKey: 'GOLF', sportVariantKey: 'GOLF_MATCH' } as const;

const hole = (set: number, home: number, away: number) =>
  ({ type: 'GOAL', kind: 'HOLE', period: set, payload: { set, home, away } }) as const;

describe('a match by holes', () => {
  const world = openWorld();

  it('ends by the margin of the win, shown instead of a score', async () => {
    const day = await matchDay(world, golf);
    const { status, body } = await day.result({ method: '3/2', winner: 'AWAY' });
    assert.deepEqual([status, body.state, body.score], [200, 'FINISHED', { home: 0, away: 3 }]);
    assert.deepEqual([body.result?.method, body.result?.winnerByMethod], ['3&2', 'AWAY']);
    const seen = await world.call(matchManagementCalls.full, { params: { id: day.matchId } });
    assert.deepEqual([seen.body.ending?.bout?.method, seen.body.ending?.bout?.isJudged], ['3&2', true]);
  });

  it('can’t end in an impossible way, and the refusal names the field', async () => {
    const day = await matchDay(world, golf);
    const refused = async (input: object) => {
      const { error, status } = await day.result(input);
      return [status, error?.code, error?.field].join(' ');
    };
    for (const method of ['3&3', '4&1', '3 up', '2 up after 19 holes', '19th', 'KO'])
      assert.equal(await refused({ method, winner: 'HOME' }), '422 MARGIN_IMPOSSIBLE method', method);
    assert.equal(await refused({ method: 'AS', winner: 'HOME' }), '422 MARGIN_IMPOSSIBLE method');
    assert.equal(await refused({ method: '3&2' }), '422 SCORE_REQUIRED winner');
    const other = { method: '3&2', winner: 'HOME', score: { home: 1, away: 0 } };
    assert.equal(await refused(other), '422 SCORE_INVALID score');
    assert.equal(await refused({ winner: 'HOME' }), '422 METHOD_REQUIRED method');
    assert.equal((await refused({ method: 'x'.repeat(41), winner: 'HOME' })).slice(0, 3), '400');
  });

  it('can be halved in a league, for half a point each', async () => {
    const day = await matchDay(world, golf);
    const { body } = await day.result({ method: 'AS' });
    assert.deepEqual([body.result?.method, body.score], ['AS', { home: 0, away: 0 }]);
    const table = await world.call(
      standingCalls.tables,
      { params: { id: day.competition.competitionId }, query: {} },
      day.club.people.admin,
    );
    assert.deepEqual(
      table.body.phases[0]?.tables[0]?.rows.map(({ points, drawn }) => [points, drawn]),
      [
        [0.5, 1],
        [0.5, 1],
      ],
    );
  });

  it('goes to extra holes in a knockout', async () => {
    const cup = await tournamentOf(world, 4, [{ algorithm: 'SINGLE_ELIM' }], golf);
    await cup.process(0);
    const [first] = await cup.matches(0);
    const match = deskOf(world, first?.id ?? '', cup.referee);
    const level = await match.result({ method: 'AS' });
    assert.deepEqual([level.status, level.error?.code], [422, 'WINNER_REQUIRED']);
    const { body } = await match.result({ method: '1 up after 20 holes', winner: 'HOME' });
    assert.deepEqual([body.result?.method, body.score], ['20th', { home: 1, away: 0 }]);
  });

  it('is scored hole by hole at the desk, with corrections, until it is over', async () => {
    const day = await matchDay(world, golf);
    const { body: started } = await day.start();
    assert.deepEqual(started.periods, []);
    const early = await day.finish();
    assert.deepEqual([early.status, early.error?.code], [422, 'HOLES_LEFT']);
    const wrong = await day.register(hole(1, 1, 1));
    assert.deepEqual(
      [wrong.status, wrong.error?.code, wrong.error?.field],
      [422, 'HOLE_IMPOSSIBLE', 'payload'],
    );
    const empty = await day.register({ type: 'GOAL', kind: 'HOLE', period: 1 });
    assert.deepEqual([empty.status, empty.error?.field], [422, 'teamId']);
    const course = Array.from({ length: 16 }, (_, at) => hole(at + 1, at < 3 ? 1 : 0, 0));
    const { body } = await day.registerAll([hole(1, 0, 1), ...course]);
    assert.deepEqual(body.desk.score, { home: 3, away: 0 });
    const late = await day.register(hole(17, 0, 1));
    assert.deepEqual([late.status, late.error?.code], [422, 'HOLE_IMPOSSIBLE']);
    const finished = await day.finish();
    assert.deepEqual([finished.status, finished.body.result?.method], [200, '3&2']);
    const seen = await world.call(matchManagementCalls.full, { params: { id: day.matchId } });
    assert.deepEqual([seen.body.ending?.winner, seen.body.ending?.bout?.method], ['HOME', '3&2']);
  });

  it('ends early when a side concedes', async () => {
    const day = await matchDay(world, golf);
    await day.start();
    await day.register(hole(1, 1, 0));
    const { referee } = day.club.people;
    const { status, body } = await day.finish(referee, { method: 'CONCEDED', winner: 'AWAY' });
    assert.deepEqual([status, body.result?.method, body.result?.winnerByMethod], [200, 'CONCEDED', 'AWAY']);
    assert.deepEqual(body.score, { home: 0, away: 1 });
  });

  it('gets its margin in the round grid, only once', async () => {
    const day = await matchDay(world, golf);
    const { competitionId } = day.competition;
    const results = [{ matchId: day.matchId, method: '2 up', winner: 'HOME', version: 1 } as const];
    const save = (body: object) =>
      world.call(
        roundCalls.saveResults,
        { params: { competitionId }, body: body as { results: typeof results } },
        day.club.people.admin,
      );
    const impossible = await save({ results: [{ ...results[0], method: '4&1' }] });
    assert.equal(impossible.body.outcomes[0]?.error?.code, 'MARGIN_IMPOSSIBLE');
    assert.equal((await save({ results })).body.outcomes[0]?.status, 'SAVED');
    assert.equal((await save({ results })).body.outcomes[0]?.status, 'UNCHANGED');
  });
});
