import assert from 'node:assert/strict';
import { it } from 'node:test';
import { distinctAwards } from './distinct-awards.ts';

const award = (kind: string, team = 'lions') => ({ kind, team });

it('awards come in their order, without those of the podium', () => {
  const given = [award('FAIR_PLAY'), award('CHAMPION'), award('BEST_ATTACK')];
  assert.deepEqual(
    distinctAwards(given).map(({ kind }) => kind),
    ['BEST_ATTACK', 'FAIR_PLAY'],
  );
});

it('two may share an award; what everybody has is none', () => {
  const fair = ['lions', 'bears', 'wolves'].map((team) => award('FAIR_PLAY', team));
  assert.equal(distinctAwards(fair.slice(0, 2)).length, 2);
  assert.deepEqual(distinctAwards(fair), []);
});
