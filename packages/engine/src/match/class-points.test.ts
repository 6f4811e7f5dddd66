import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sportByKey } from '../sports/index.ts';
import { openMatch } from './apply-event.ts';
import { classPointsOf } from './class-points.ts';
import type { ManualResult } from './event.ts';
import { resultOf } from './result.ts';

/** What each wrestler gets from a bout that ended this way. */
function worth(manual: ManualResult, key = 'FREESTYLE') {
  const sport = sportByKey(key);
  assert.ok(sport);
  const match = openMatch({ home: 'red', away: 'blue', status: 'FINISHED' }, sport);
  const points = classPointsOf(resultOf({ ...match, tally: { ...match.tally, manual } }, sport), sport);
  return points && `${points.home}-${points.away}`;
}

const ended = (home: number, away: number, method?: string, winner?: 'HOME' | 'AWAY'): ManualResult => ({
  outcome: 'NORMAL',
  score: { home, away },
  ...(method && { method }),
  ...(winner && { winner }),
});

describe('the class points of a bout', () => {
  it('are 5-0 for a fall, even from behind', () => {
    assert.equal(worth(ended(2, 6, 'FALL', 'HOME')), '5-0');
  });

  it('are 4-0 for technical superiority, and 4-1 if the loser scored', () => {
    assert.equal(worth(ended(10, 0, 'TECHNICAL_SUPERIORITY', 'HOME')), '4-0');
    assert.equal(worth(ended(2, 12, 'TECHNICAL_SUPERIORITY', 'AWAY')), '1-4');
    assert.equal(worth(ended(0, 10, 'TECHNICAL_SUPERIORITY', 'AWAY')), '0-4');
  });

  it('are 3-0 on points, and 3-1 if the loser scored, whether or not the method is recorded', () => {
    assert.deepEqual([worth(ended(4, 0, 'POINTS', 'HOME')), worth(ended(1, 4))], ['3-0', '1-3']);
  });

  it('are 5-0 against a fighter who is disqualified or does not show up', () => {
    assert.equal(worth(ended(3, 1, 'DSQ', 'AWAY')), '0-5');
    assert.equal(worth({ outcome: 'FORFEIT_AWAY' }), '5-0');
    assert.equal(worth({ outcome: 'FORFEIT_HOME' }, 'BOXING_BOUT'), '0-5');
  });

  it('are none without a winner, and in sports without bouts', () => {
    assert.equal(worth({ outcome: 'DOUBLE_FORFEIT' }), null);
    assert.equal(worth(ended(2, 0), 'FOOTBALL_11'), null);
  });
});
