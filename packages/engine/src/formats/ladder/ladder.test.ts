import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isBreach } from '../model/breach.ts';
import { type Challenge, challenge, dropIdle, hasLapsed, ladderDefaults, settleChallenge } from './ladder.ts';

const ladder = ['ana', 'bea', 'cai', 'dan', 'eva', 'fer'];
const challengeFrom = (
  challenger: string,
  challenged: string,
  earlier: readonly Challenge[] = [],
  day = 100,
) => challenge(ladder, { challenger, challenged, day }, earlier, ladderDefaults);
const reasonOf = (answer: ReturnType<typeof challengeFrom>) =>
  isBreach(answer) && answer.breach === 'CHALLENGE_NOT_ALLOWED' ? answer.reason : null;

test('Eva may challenge Bea, three places above her, but not Ana', () => {
  assert.deepEqual(challengeFrom('eva', 'bea'), { challenger: 'eva', challenged: 'bea', day: 100 });
  assert.equal(reasonOf(challengeFrom('eva', 'ana')), 'OUT_OF_RANGE');
});

test('a team cannot challenge downwards, itself or an unknown team', () => {
  assert.equal(reasonOf(challengeFrom('ana', 'bea')), 'NOT_ABOVE');
  assert.equal(reasonOf(challengeFrom('ana', 'ana')), 'NOT_ABOVE');
  assert.equal(reasonOf(challengeFrom('eva', 'zoe')), 'NOT_ON_LADDER');
  assert.equal(reasonOf(challengeFrom('zoe', 'eva')), 'NOT_ON_LADDER');
});

test('a team with an open challenge is busy', () => {
  assert.equal(
    reasonOf(challengeFrom('eva', 'dan', [{ challenger: 'dan', challenged: 'cai', day: 99 }])),
    'BUSY',
  );
});

test('the same two teams wait seven days, others do not', () => {
  const settled = [{ challenger: 'eva', challenged: 'dan', day: 90, settled: 95 }];
  assert.equal(reasonOf(challengeFrom('eva', 'dan', settled, 101)), 'COOLDOWN');
  assert.equal(reasonOf(challengeFrom('eva', 'dan', settled, 102)), null);
  assert.equal(reasonOf(challengeFrom('eva', 'cai', settled, 96)), null);
});

test('a winner from below takes the place, and those between move one down', () => {
  const requested = { challenger: 'eva', challenged: 'bea', day: 100 };
  assert.deepEqual(settleChallenge(ladder, requested, 'eva'), ['ana', 'eva', 'bea', 'cai', 'dan', 'fer']);
  assert.deepEqual(settleChallenge(ladder, requested, 'bea'), ladder);
  assert.deepEqual(settleChallenge(ladder, { ...requested, challenged: 'zoe' }, 'eva'), ladder);
});

test('a challenge lapses after fourteen days', () => {
  const requested = { challenger: 'eva', challenged: 'bea', day: 100 };
  assert.equal(hasLapsed(requested, 114, ladderDefaults), false);
  assert.equal(hasLapsed(requested, 115, ladderDefaults), true);
  assert.equal(hasLapsed({ ...requested, settled: 113 }, 115, ladderDefaults), false);
});

test('idle teams drop the configured number of places', () => {
  const params = { ...ladderDefaults, inactivityDrop: { days: 30, places: 2 } };
  const lastPlayed = new Map([['bea', 10]]);
  assert.deepEqual(dropIdle(ladder, lastPlayed, 41, params), ['ana', 'cai', 'dan', 'bea', 'eva', 'fer']);
  assert.deepEqual(dropIdle(ladder, lastPlayed, 40, params), ladder);
  assert.deepEqual(dropIdle(ladder, lastPlayed, 1000, ladderDefaults), ladder);
});

test('idle teams drop as far as possible, but never past one another, not even at the bottom', () => {
  const idleOnes = fc.subarray(ladder);
  fc.assert(
    fc.property(idleOnes, fc.integer({ min: 1, max: 8 }), (idle, places) => {
      const params = { ...ladderDefaults, inactivityDrop: { days: 30, places } };
      const after = dropIdle(ladder, new Map(idle.map((team) => [team, 0])), 31, params);
      const among = (order: readonly string[], isIdle: boolean) =>
        order.filter((team) => idle.includes(team) === isIdle);
      assert.deepEqual(among(after, true), among(ladder, true));
      assert.deepEqual(among(after, false), among(ladder, false));
      for (const [index, team] of idle.toReversed().entries()) {
        const fallen = Math.min(ladder.indexOf(team) + places, ladder.length - 1 - index);
        assert.ok(after.indexOf(team) <= fallen, `${team} in ${after}`);
      }
    }),
  );
  const params = { ...ladderDefaults, inactivityDrop: { days: 30, places: 1 } };
  const last = new Map([
    ['eva', 0],
    ['fer', 0],
  ]);
  assert.deepEqual(dropIdle(ladder, last, 31, params), ladder);
});

test('whatever happens, the ladder holds the same teams', () => {
  const steps = fc.array(fc.record({ from: fc.nat(5), to: fc.nat(5), won: fc.boolean(), day: fc.nat(99) }));
  fc.assert(
    fc.property(steps, (moves) => {
      let order: readonly string[] = ladder;
      for (const { from, to, won, day } of moves) {
        const [challenger = '', challenged = ''] = [order[from], order[to]];
        const outcome = challenge(order, { challenger, challenged, day }, [], ladderDefaults);
        if (!isBreach(outcome)) order = settleChallenge(order, outcome, won ? challenger : challenged);
        const params = { ...ladderDefaults, inactivityDrop: { days: 3, places: to } };
        order = dropIdle(order, new Map([[challenger, 0]]), day, params);
        assert.deepEqual(order.toSorted(), ladder);
      }
    }),
  );
});
