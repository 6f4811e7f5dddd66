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

it('a rubber is typed into as many boxes as it may have sets', () => {
  const values = firstRubber(played, 3);
  assert.deepEqual(values.sets[2], { home: '', away: '' });
  assert.ok(hasScore(values) && !hasScore(firstRubber({ ...played, sets: [] }, 3)));
});

it('empty boxes are no set, and nobody chosen is nobody', () => {
  const values = firstRubber(played, 3);
  assert.deepEqual(toRubber({ ...values, away: ['', ''] }), {
    key: 'S1',
    sets: played.sets,
    ending: null,
    home: ['ana'],
    away: [],
  });
});

it('who did not come leaves no sets behind', () => {
  const values = { ...firstRubber(played, 3), ending: 'FORFEIT_AWAY' as const };
  assert.deepEqual([toRubber(values).sets, toRubber(values).ending], [[], 'FORFEIT_AWAY']);
});
