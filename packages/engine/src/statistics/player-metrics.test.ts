import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesOf } from '../match/testing/desk.ts';
import { metricKind, perMatch } from './player-metrics.ts';

const football = rulesOf('FOOTBALL_11');
const basketball = rulesOf('BASKETBALL_5');
const first = (kind: string | null) => ({ kind, nth: 1 });

describe('the kind of a counted event', () => {
  it('is its own, or the usual kind of goal in the sport', () => {
    assert.equal(metricKind('goals', first('THREE'), basketball), 'THREE');
    assert.equal(metricKind('assists', first(null), football), football.goalKinds[0]?.key);
  });

  it('of an own goal is always the same', () => {
    assert.equal(metricKind('ownGoals', first(null), football), 'OWN_GOAL');
  });

  it('of the second yellow card in a match is another than that of the first', () => {
    assert.equal(metricKind('cards', first('YELLOW'), football), 'YELLOW');
    assert.equal(metricKind('cards', { kind: 'YELLOW', nth: 2 }, football), 'SECOND_YELLOW');
  });
});

it('an average has two decimals, and needs a match', () => {
  assert.deepEqual([perMatch(2, 3), perMatch(3, 1), perMatch(1, 0)], [0.67, 3, null]);
});
