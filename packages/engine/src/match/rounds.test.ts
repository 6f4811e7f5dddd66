import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boutBreach } from './bout.ts';
import type { MatchEvent } from './event.ts';
import { resultOf } from './result.ts';
import { bears, lions, matchWith, openDesk, pair, refusalOf, rulesOf } from './testing/desk.ts';
import { winnerOf } from './winner.ts';

const taekwondo = rulesOf('TAEKWONDO');

/** Each round as its kicks, and who was given it if points do not decide. */
function fought(...rounds: readonly { readonly points: readonly [number, number]; readonly to?: string }[]) {
  const desk = openDesk();
  return rounds.flatMap(({ points: [home, away], to }, index): MatchEvent[] => {
    const period = index + 1;
    const kicks = (team: string, count: number) =>
      Array.from({ length: count }, () => desk.goal(team, { kind: 'POINT', period }));
    return [
      desk.start(period),
      ...kicks(lions, home),
      ...kicks(bears, away),
      ...(to === undefined ? [] : [desk.goal(to, { kind: 'ROUND', period })]),
      desk.end(period),
    ];
  });
}

const tallyOf = (events: readonly MatchEvent[]) => matchWith(taekwondo, events).tally;

describe('a bout of taekwondo', () => {
  it('is won with two rounds of three, whatever the total points', () => {
    const tally = tallyOf(fought({ points: [3, 2] }, { points: [0, 9] }, { points: [4, 3] }));
    assert.deepEqual(tally.score, pair(2, 1));
    assert.equal(tally.decided, 'HOME');
    assert.deepEqual(tally.scoreDoubts, []);
  });

  it('is over after two rounds if one side won both', () => {
    assert.equal(tallyOf(fought({ points: [3, 2] }, { points: [5, 4] })).decided, 'HOME');
    assert.equal(tallyOf(fought({ points: [3, 2] }, { points: [4, 5] })).decided, null);
  });

  it('counts a level round as the referee decides it, and is in doubt until then', () => {
    const decided = tallyOf(fought({ points: [4, 4], to: bears }, { points: [1, 2] }));
    assert.deepEqual([decided.score, decided.decided, decided.scoreDoubts], [pair(0, 2), 'AWAY', []]);
    const open = tallyOf(fought({ points: [4, 4] }, { points: [1, 2] }));
    assert.deepEqual(open.scoreDoubts, [{ doubt: 'SET_LEFT_OPEN', set: 1 }]);
  });

  it('gives a round to the opponent of a fighter with too many penalties, whatever the points', () => {
    assert.deepEqual(tallyOf(fought({ points: [9, 5], to: bears })).score, pair(0, 1));
  });

  it('entered manually has the points of each round, or just the rounds each side won', () => {
    const manualResult = (sets: readonly [number, number][]) =>
      openDesk().manual({ outcome: 'NORMAL', sets: sets.map(([home, away]) => pair(home, away)) });
    const three = manualResult([
      [8, 4],
      [3, 5],
      [6, 2],
    ]);
    const match = matchWith(taekwondo, [three]);
    assert.deepEqual(resultOf(match, taekwondo).score, pair(2, 1));
    assert.deepEqual(winnerOf(match, taekwondo, { knockout: true }), { winner: 'HOME', by: 'SCORE' });
    assert.equal(refusalOf(taekwondo, manualResult([[4, 4]])), 'SET_SCORE_IMPOSSIBLE');
    const rounds = openDesk().manual({ outcome: 'NORMAL', score: pair(1, 2) });
    const known = matchWith(taekwondo, [rounds]);
    assert.deepEqual(winnerOf(known, taekwondo, { knockout: true }), { winner: 'AWAY', by: 'SCORE' });
  });

  it('won on points may end in the second round, not earlier', () => {
    const breach = (period: number) =>
      boutBreach(
        { outcome: 'NORMAL', method: 'POINTS', winner: 'HOME', stoppedAt: { period, minute: 2, second: 0 } },
        taekwondo,
      )?.breach ?? null;
    assert.deepEqual([1, 2, 3, 4].map(breach), ['BOUT_TIME_IMPOSSIBLE', null, null, 'BOUT_TIME_IMPOSSIBLE']);
  });
});
