import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure, errorCatalogue } from '@traip/contract';
import type { Person } from '../people/use-squad.ts';
import { changesOf, countEdits, type Edits, problemsAfter, problemsBefore, withEdit } from './edits.ts';

const person = (id: number, firstName: string, shirt: number | null) =>
  ({
    personId: `0199a2f0-0000-7000-8000-00000000000${id}`,
    version: 1,
    firstName,
    surnames: '',
    shirt,
  }) as Person;
const ana = person(1, 'Ana', 7);
const eva = person(2, 'Eva', 8);
const people = [ana, eva];
const none: Edits = new Map();
const sentences = {
  locale: 'es',
  staleMessage: 'Cambió mientras tanto.',
  shirtTakenMessage: ({ shirt, name }: { shirt: number; name: string }) => `El ${shirt} es de ${name}.`,
} as const;
const refusal = (code: keyof typeof errorCatalogue, more: object) =>
  new CallFailure('ERR_BAD_REQUEST', 'change', {
    status: errorCatalogue[code].status,
    body: { error: { code, message: errorCatalogue[code].message, ...more }, requestId: 'r' },
  });

test('a cell counts as changed until it matches the saved value again', () => {
  const typed = withEdit(withEdit(none, ana, 'shirt', '9'), ana, 'surnames', 'Gil');
  assert.equal(countEdits(typed), 2);
  assert.equal(countEdits(withEdit(typed, ana, 'shirt', '7')), 1);
  assert.deepEqual(withEdit(withEdit(none, ana, 'shirt', '9'), ana, 'shirt', '7'), none);
});

test('two players swap shirts in one request, each with the version that was seen', () => {
  const edits = withEdit(withEdit(none, eva, 'shirt', '7'), ana, 'shirt', '8');
  assert.deepEqual(changesOf(people, edits), [
    { personId: ana.personId, version: 1, shirt: 8 },
    { personId: eva.personId, version: 1, shirt: 7 },
  ]);
});

test('invalid values are reported on their row before sending', () => {
  const edits = withEdit(withEdit(none, ana, 'firstName', ' '), eva, 'surnames', 'Vega');
  assert.deepEqual([...problemsBefore(changesOf(people, edits), 'es').keys()], [ana.personId]);
});

test('a taken shirt is reported on the row that requests it, with its owner', () => {
  const changes = changesOf(people, withEdit(none, ana, 'shirt', '8'));
  const failure = refusal('SHIRT_TAKEN', { field: 'people', details: { shirt: 8, name: 'Ana' } });
  assert.deepEqual(
    [...problemsAfter(failure, changes, people, sentences)],
    [[ana.personId, 'El 8 es de Eva.']],
  );
});

test('a row that someone else has changed is reported, and only that row', () => {
  const edits = withEdit(withEdit(none, ana, 'surnames', 'Gil'), eva, 'surnames', 'Vega');
  const failure = refusal('STALE_VERSION', { field: 'people.1', details: { version: 2 } });
  assert.deepEqual(
    [...problemsAfter(failure, changesOf(people, edits), people, sentences)],
    [[eva.personId, 'Cambió mientras tanto.']],
  );
});
