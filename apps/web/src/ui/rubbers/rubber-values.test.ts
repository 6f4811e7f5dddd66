import assert from 'node:assert/strict';
import { it } from 'node:test';
import { firstRubber, hasScore, toRubber } from './rubber-values.ts';

const played = {
  key: 'S1',
  sets: [
    { home: 6, away: 4 },
    { home: 6, away: 0 },
  ],
  ending: null,
  home: [{ id: 'ana' }],
  away: [],
};

it('a rubber has as many boxes as possible sets', () => {
  const values = firstRubber(played, 3);
  assert.deepEqual(values.sets[2], { home: '', away: '' });
  assert.ok(hasScore(values) && !hasScore(firstRubber({ ...played, sets: [] }, 3)));
});

it('empty boxes are not a set, and unchosen players are null', () => {
  const values = firstRubber(played, 3);
  assert.deepEqual(toRubber({ ...values, away: ['', ''] }), {
    key: 'S1',
    sets: played.sets,
    ending: null,
    home: ['ana'],
    away: [],
  });
});

it('a walkover clears the sets', () => {
  const values = { ...firstRubber(played, 3), ending: 'FORFEIT_AWAY' as const };
  assert.deepEqual([toRubber(values).sets, toRubber(values).ending], [[], 'FORFEIT_AWAY']);
});
