import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contract } from './contract.ts';
import { routesOf } from './route.ts';
import * as written from './routes/index.ts';

test('the generated routes match the declared calls; `npm run routes` writes them', () => {
  const declared = Object.entries(contract).map(([resource, calls]) => [
    `${resource}Routes`,
    routesOf(calls),
  ]);
  assert.deepEqual({ ...written }, Object.fromEntries(declared));
});
