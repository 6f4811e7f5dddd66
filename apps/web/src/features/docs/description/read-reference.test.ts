import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApi } from '@traip/contract/openapi';
import type { Description } from './description.ts';
import { readReference, splitSummary } from './read-reference.ts';
import { fieldsOf } from './schema-fields.ts';
import { typeOf } from './schema-type.ts';

const reference = readReference(openApi() as unknown as Description);
const calls = reference.groups.flatMap(({ resources }) => resources.flatMap((resource) => resource.calls));
const callNamed = (id: string) => {
  const found = calls.find((call) => call.id === id);
  assert.ok(found, id);
  return found;
};

test('every call of the contract is on the page of its resource, exactly once', () => {
  assert.ok(calls.length > 400);
  assert.equal(new Set(calls.map(({ id }) => id)).size, calls.length);
  for (const { resources } of reference.groups)
    for (const { key, calls: own } of resources) {
      assert.ok(own.length > 0, key);
      assert.equal(new Set(own.map(({ anchor }) => anchor)).size, own.length, `${key}: anchors`);
    }
});

test('a result lists who may call it, what is sent, and its own refusals', () => {
  const result = callNamed('match.addManualResult');
  assert.equal(result.title, 'Enter or correct a result manually');
  assert.deepEqual(
    [result.caller, result.ability, result.scope],
    ['in-organisation', 'matches.manage', 'results'],
  );
  const names = result.inputs.body.map(({ name }) => name);
  for (const name of ['matchId', 'score', 'score.home', 'sets[].home']) assert.ok(names.includes(name), name);
  assert.equal(result.inputs.body.find(({ name }) => name === 'matchId')?.isRequired, true);
  const codes = result.refusals.map(({ code }) => code);
  assert.ok(codes.includes('STALE_VERSION') && codes.includes('FORBIDDEN'));
  assert.ok(!codes.includes('TOO_MANY_REQUESTS'), 'what any call can answer is told once');
  assert.equal(result.sample.needsToken, true);
});

test('public calls need no token, and named shapes link to their page', () => {
  const table = callNamed('standing.classifications');
  assert.equal(table.sample.needsToken, false);
  for (const { reply } of calls)
    if (reply.shape !== undefined) assert.ok(reference.shapes.has(reply.shape), reply.shape);
});

test('the first words of a summary are the name of the call, and the rest is a sentence', () => {
  assert.deepEqual(splitSummary('Start a match; the first one starts its phase'), {
    title: 'Start a match',
    more: ['The first one starts its phase.'],
  });
  assert.deepEqual(splitSummary('Get a venue'), { title: 'Get a venue', more: [] });
});

test('types are put into words: a list, nothing, and the possible values', () => {
  assert.deepEqual(typeOf({ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }), {
    kind: 'moment',
    isList: false,
    isNullable: true,
    values: [],
  });
  assert.deepEqual(typeOf({ type: 'array', items: { $ref: '#/components/schemas/team' } }), {
    kind: 'object',
    shape: 'team',
    isList: true,
    isNullable: false,
    values: [],
  });
  assert.deepEqual(typeOf({ type: 'string', enum: ['HOME', 'AWAY'] }).values, ['HOME', 'AWAY']);
});

test('with several forms of one object every field is listed once, and required only if all forms require it', () => {
  const one = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  const other = {
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: 'string' } },
    required: ['id', 'name'],
  };
  assert.deepEqual(
    fieldsOf({ anyOf: [one, other] }, {}).map(({ name, isRequired }) => [name, isRequired]),
    [
      ['id', false],
      ['name', false],
    ],
  );
});
