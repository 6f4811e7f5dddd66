import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestOf } from './request-of.ts';

const typed = (values: Record<string, string>) => (name: string) => values[name] ?? '';

test('only what was typed goes into the URL', () => {
  const call = {
    method: 'GET',
    path: '/v1/club/round/{competitionId}',
    parameters: [
      { name: 'competitionId', place: 'path' },
      { name: 'round', place: 'query' },
      { name: 'phaseId', place: 'query' },
    ],
  } as const;
  const { address, options } = requestOf(
    call,
    typed({ 'path.competitionId': 'c1', 'query.round': '2', token: ' traip_pat_x ' }),
  );
  assert.equal(address, '/v1/club/round/c1?round=2');
  assert.deepEqual(options, { method: 'GET', headers: { authorization: 'Bearer traip_pat_x' } });
});

test("typed values can't lead to another server or another call", () => {
  const call = {
    method: 'GET',
    path: '/v1/club/m/{id}',
    parameters: [{ name: 'id', place: 'path' }],
  } as const;
  assert.equal(
    requestOf(call, typed({ 'path.id': '//evil.example/' })).address,
    '/v1/club/m/%2F%2Fevil.example%2F',
  );
  assert.equal(requestOf(call, typed({ 'path.id': '../org?x' })).address, '/v1/club/m/..%2Forg%3Fx');
});

test('a body is sent unchanged', () => {
  const call = { method: 'PUT', path: '/v1/club/a', parameters: [] };
  assert.deepEqual(requestOf(call, typed({ body: '{ "a": 1 }' })).options, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{ "a": 1 }',
  });
});
