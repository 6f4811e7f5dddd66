import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls, roundCalls } from '@traip/contract';
import { openWorld } from '../../../testing/world.ts';
import { tournamentOf } from '../../progression/testing/tournament.ts';
import { deskOf, matchDay } from '../testing/match-day.ts';

const boxing = { sportKey: 'BOXING', sportVariantKey: 'BOXING_BOUT' } as const;
const judo = { sportKey: 'MARTIAL_ARTS', sportVariantKey: 'JUDO' } as const;
const wrestling = { sportKey: 'WRESTLING', sportVariantKey: 'FREESTYLE' } as const;

/** Parses a card as people say it: "10-9 9-10 10-9". */
const card = (text: string) => ({
  rounds: text.split(' ').map((round) => {
    const [home = 0, away = 0] = round.split('-').map(Number);
    return { home, away };
  }),
});
const red = card('10-9 10-9 9-10');
const blue = card('9-10 10-9 9-10');
const level = card('10-9 9-10 10-10');
const cards = (...judges: readonly ReturnType<typeof card>[]) => ({ scoreCards: { judges } });

describe('a bout', () => {
  const world = openWorld();

  it('can be won by knockout, in a round and at a time that everyone can see', async () => {
    const day = await matchDay(world, boxing);
    const ko = { method: 'KO', winner: 'AWAY', stoppedAt: { period: 2, minute: 1, second: 43 } };
    const { body, status } = await day.result(ko);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.result?.method, body.result?.winnerByMethod, body.result?.stoppedAt],
      ['KO', 'AWAY', { period: 2, minute: 1, second: 43 }],
    );
    const seen = await world.call(matchManagementCalls.full, { params: { id: day.matchId } });
    assert.deepEqual(seen.body.ending, {
      outcome: 'NORMAL',
      winner: 'AWAY',
      shootOut: null,
      sets: [],
      bout: {
        method: 'KO',
        stoppedAt: { period: 2, minute: 1, second: 43 },
        decision: null,
        totals: [],
        rounds: 3,
        isJudged: true,
      },
    });
  });

  it('that goes to the judges is decided by their cards', async () => {
    const day = await matchDay(world, boxing);
    const { body } = await day.result({ method: 'WP', ...cards(red, blue, red) });
    assert.deepEqual([body.score, body.result?.winnerByMethod], [{ home: 2, away: 1 }, 'HOME']);
    const seen = await world.call(matchManagementCalls.full, { params: { id: day.matchId } });
    assert.deepEqual(seen.body.ending?.bout, {
      method: 'WP',
      stoppedAt: null,
      decision: 'SPLIT',
      totals: [
        { home: 29, away: 28 },
        { home: 28, away: 29 },
        { home: 29, away: 28 },
      ],
      rounds: 3,
      isJudged: true,
    });
    assert.equal(seen.body.result?.scoreCards?.judges.length, 3);
  });

  it('can be a draw on the cards in a league, but not in a knockout unless the judges name a winner', async () => {
    const day = await matchDay(world, boxing);
    const { body } = await day.result({ method: 'WP', ...cards(red, blue, level) });
    assert.deepEqual([body.result?.method, body.result?.winnerByMethod], ['DRAW', null]);
    const cup = await tournamentOf(world, 4, [{ algorithm: 'SINGLE_ELIM' }], boxing);
    await cup.process(0);
    const [first] = await cup.matches(0);
    const bout = deskOf(world, first?.id ?? '', cup.referee);
    const drawn = await bout.result({ method: 'WP', ...cards(red, blue, level) });
    assert.deepEqual([drawn.status, drawn.error?.code], [422, 'WINNER_REQUIRED']);
    const named = { scoreCards: { judges: [red, blue, { ...level, named: 'AWAY' }] } };
    const { body: won } = await bout.result({ method: 'WP', ...named });
    assert.deepEqual([won.result?.winnerByMethod, won.score], ['AWAY', { home: 1, away: 2 }]);
  });

  it('can’t end in an impossible way', async () => {
    const day = await matchDay(world, boxing);
    const wrestler = await matchDay(world, wrestling);
    const football = await matchDay(world);
    const ko = { method: 'KO', winner: 'HOME' };
    const refused = async (body: object, by = day) => {
      const { error, status } = await by.result(body);
      return [status, error?.code, error?.field].join(' ');
    };
    const late = { stoppedAt: { period: 4, minute: 0, second: 10 } };
    assert.equal(await refused({ ...ko, ...late }), '422 BOUT_TIME_IMPOSSIBLE stoppedAt');
    assert.equal(await refused({ method: 'IPPON', winner: 'HOME' }), '422 METHOD_UNKNOWN method');
    assert.equal(await refused({ ...ko, ...cards(red) }), '422 CARDS_NOT_TAKEN scoreCards');
    const wrong = { method: 'WP', winner: 'AWAY', ...cards(red, red, red) };
    assert.equal(await refused(wrong), '422 CARDS_DISAGREE winner');
    const judged = (...judges: readonly ReturnType<typeof card>[]) =>
      refused({ method: 'WP', ...cards(...judges) });
    assert.equal(await judged(red, red), '422 CARDS_JUDGES_EVEN scoreCards');
    assert.equal(await judged(red, red, card('10-9 10-9')), '422 CARDS_ROUND_MISSING scoreCards');
    assert.equal(await judged(card('9-9 10-9 10-9')), '422 CARDS_ROUND_WITHOUT_TEN scoreCards');
    assert.equal(await judged(card('10-6 10-9 10-9')), '422 CARDS_ROUND_TOO_LOW scoreCards');
    const narrow = { method: 'TECHNICAL_SUPERIORITY', winner: 'HOME', score: { home: 9, away: 0 } };
    assert.equal(await refused(narrow, wrestler), '422 BOUT_SCORE_IMPOSSIBLE score');
    const early = { score: { home: 1, away: 0 }, stoppedAt: { period: 1, minute: 1, second: 0 } };
    assert.equal(await refused(early, football), '422 CARDS_NOT_TAKEN scoreCards');
  });

  it('is ended at the desk by method, with the points counted so far, only once', async () => {
    const day = await matchDay(world, judo);
    await day.start();
    await day.register({ type: 'GOAL', kind: 'POINT', teamId: day.home.id, minute: 1 });
    await day.register({ type: 'GOAL', kind: 'POINT_10', teamId: day.away.id, minute: 2 });
    const ippon = {
      clientEventId: crypto.randomUUID(),
      method: 'IPPON',
      winner: 'AWAY',
      stoppedAt: { period: 1, minute: 2, second: 15 },
    };
    const unknown = await day.finish(day.club.people.referee, { ...ippon, method: 'KO' });
    assert.deepEqual([unknown.status, unknown.error?.code], [422, 'METHOD_UNKNOWN']);
    const late = { ...ippon, stoppedAt: { period: 1, minute: 4, second: 1 } };
    assert.equal((await day.finish(day.club.people.referee, late)).error?.code, 'BOUT_TIME_IMPOSSIBLE');
    const { body, status } = await day.finish(day.club.people.referee, ippon);
    assert.deepEqual([status, body.state, body.score], [200, 'FINISHED', { home: 1, away: 10 }]);
    assert.deepEqual([body.result?.method, body.result?.winnerByMethod], ['IPPON', 'AWAY']);
    const again = await day.finish(day.club.people.referee, ippon);
    assert.deepEqual([again.status, again.body.version], [200, body.version]);
    const closed = await day.close();
    assert.deepEqual([closed.body.state, closed.body.result?.method], ['CLOSED', 'IPPON']);
  });

  it('can’t end at the desk without a winner', async () => {
    const day = await matchDay(world, boxing);
    await day.start();
    const undecided = await day.finish();
    assert.deepEqual([undecided.status, undecided.error?.code], [422, 'WINNER_REQUIRED']);
    const withoutWinner = await day.finish(day.club.people.referee, { method: 'KO' });
    assert.deepEqual([withoutWinner.status, withoutWinner.error?.code], [422, 'SCORE_REQUIRED']);
  });

  it('is corrected like any match: its effect is shown first, and a stale version is refused', async () => {
    const cup = await tournamentOf(world, 4, [{ algorithm: 'SINGLE_ELIM' }], boxing);
    await cup.process(0);
    const [first, , final] = await cup.matches(0);
    const bout = deskOf(world, first?.id ?? '', cup.referee);
    const { body: won } = await bout.result({ method: 'KO', winner: 'AWAY' });
    const supposed = { method: 'WP', ...cards(red, red, blue) };
    const { body: impact } = await bout.impact(supposed, cup.admin);
    assert.deepEqual(
      impact.slots.map(({ matchId, before, after }) => [matchId, before, after]),
      [[final?.id, first?.awayTeamId, first?.homeTeamId]],
    );
    const stale = await bout.result({ ...supposed, version: won.version - 1 }, cup.admin);
    assert.deepEqual([stale.status, stale.error?.code], [409, 'STALE_VERSION']);
    const { body } = await bout.result({ ...supposed, version: won.version }, cup.admin);
    assert.deepEqual([body.result?.method, body.score], ['WP', { home: 2, away: 1 }]);
  });

  it('gets its winner and method in the round grid, only once', async () => {
    const day = await matchDay(world, boxing);
    const { competitionId } = day.competition;
    const results = [{ matchId: day.matchId, method: 'RSC', winner: 'HOME', version: 1 } as const];
    const save = () =>
      world.call(
        roundCalls.saveResults,
        { params: { competitionId }, body: { results } },
        day.club.people.admin,
      );
    const statuses = [(await save()).body.outcomes[0]?.status, (await save()).body.outcomes[0]?.status];
    assert.deepEqual(statuses, ['SAVED', 'UNCHANGED']);
    const { body } = await world.call(
      roundCalls.get,
      { params: { competitionId }, query: {} },
      day.club.people.admin,
    );
    assert.deepEqual([body.matches[0]?.method, body.matches[0]?.winnerByMethod], ['RSC', 'HOME']);
  });
});
