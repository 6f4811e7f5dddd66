import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportOf, variantOf, withNewTraip, withTraip } from './chosen.ts';
import { emptyDraft } from './draft.ts';
import type { FormStart } from './form-start.ts';

const traip = {
  id: 't1',
  code: 'copa',
  name: 'Copa',
  sportKey: 'FOOTBALL',
  privacy: 'PUBLIC',
  avatarUrl: null,
  seasons: [{ id: 's1' }],
  categories: [{ id: 'c1', sportVariantKey: 'FUTSAL' }],
} as unknown as FormStart['traips'][number];
const start = { traips: [traip] };

test('choosing a Traip chooses its newest season and first category, whose variant decides the rules', () => {
  const draft = withTraip(emptyDraft, traip);
  assert.deepEqual([draft.season.chosen, draft.category.chosen], ['s1', 'c1']);
  assert.deepEqual([sportOf(draft, start), variantOf(draft, start)], ['FOOTBALL', 'FUTSAL']);
});

test('a Traip without seasons or categories asks for new ones', () => {
  const draft = withTraip(emptyDraft, { ...traip, seasons: [], categories: [] });
  assert.deepEqual([draft.season.isNew, draft.category.isNew], [true, true]);
  assert.equal(variantOf(draft, start), 'FOOTBALL_11');
});

test('a new Traip has the sport that was typed, and its usual variant', () => {
  const draft = withNewTraip(emptyDraft);
  assert.deepEqual([sportOf(draft, start), variantOf(draft, start)], [undefined, undefined]);
  const written = { ...draft.traip.written, sportKey: 'PADEL' };
  const padel = { ...draft, traip: { ...draft.traip, written } };
  assert.equal(sportOf(padel, start), 'PADEL');
  assert.ok(variantOf(padel, start));
});
