import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resultOf } from './result.ts';
import { bears, lions, matchWith, openDesk, refusalOf, rulesOf } from './testing/desk.ts';

const baseball = rulesOf('BASEBALL_9');
const { goal, stat } = openDesk();

const out = (teamId: string, period: number) => stat(teamId, 'OUT', { period });
const three = (teamId: string, period: number) => [1, 2, 3].map(() => out(teamId, period));
const inning = (period: number) => [...three(bears, period), ...three(lions, period)];

describe('the outs of a match of innings', () => {
  const outsOf = (events: Parameters<typeof matchWith>[1]) =>
    resultOf(matchWith(baseball, events), baseball).outs;

  it('are counted for both sides at bat, even if the home side leaves its last inning unfinished', () => {
    const events = [...inning(1), ...three(bears, 2), out(lions, 2), goal(lions, { period: 2 })];
    assert.deepEqual(outsOf(events), { home: 4, away: 6 });
  });

  it('are unknown if some were not recorded', () => {
    assert.equal(outsOf([...inning(1).slice(1), ...inning(2)]), undefined);
    assert.equal(outsOf([goal(lions)]), undefined);
    assert.equal(outsOf([...inning(1), goal(lions, { period: 3 })]), undefined);
  });
});

describe('a statistic besides the score', () => {
  it('does not change the score', () => {
    const { score } = matchWith(baseball, [stat(lions, 'HIT'), goal(lions), stat(bears, 'ERROR')]).tally;
    assert.deepEqual(score, { home: 1, away: 0 });
  });

  it('must be one the sport counts', () => {
    assert.equal(refusalOf(baseball, stat(lions, 'REBOUND')), 'UNKNOWN_KIND');
    assert.equal(refusalOf(rulesOf('BASKETBALL_5'), stat(lions, 'REBOUND')), null);
    assert.equal(refusalOf(rulesOf('FOOTBALL_11'), stat(lions, 'SAVE')), 'EVENT_NOT_ALLOWED');
  });
});
