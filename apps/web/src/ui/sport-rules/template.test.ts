import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rubberPresets } from '@traip/engine';
import { countOf, ownTemplate, presetOf } from './template.ts';

it('a standard tie is recognised by its rubbers, any other is custom', () => {
  assert.equal(presetOf(rubberPresets.DAVIS_CUP), 'DAVIS_CUP');
  const own = ownTemplate(rubberPresets.DAVIS_CUP, 6, 3);
  assert.deepEqual([presetOf(own), countOf(own, 'SINGLES'), countOf(own, 'DOUBLES')], [null, 6, 3]);
  assert.equal(presetOf(ownTemplate(own, 2, 1)), 'TWO_AND_ONE');
});

it('a tie has at least one rubber', () => {
  assert.equal(ownTemplate(rubberPresets.TWO_AND_ONE, 0, 0).list.length, 1);
});
