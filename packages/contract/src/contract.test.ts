import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { basePath, type Call, pathParameters } from './call.ts';
import { contract } from './contract.ts';

/** Calls of our own, which the specification does not list, each with its reason. */
const additions = new Set([
  'POST /auth/logout', // a session must end on the server too
]);

const credentials = { public: ['anyone'], open: ['open'], bearer: ['signed-in'] } as const;

const specified = readFileSync(new URL('../spec/calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string, keyof typeof credentials]);

const declared = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => ({ name: `${resource}.${name}`, call })),
);
const routeOf = (call: Call) => `${call.method} ${call.path}`;

describe('the contract', () => {
  it('lists only calls of the specification, or additions with a reason', (t) => {
    const known = new Set(specified.map(([method, path]) => `${method} ${path}`));
    for (const { call } of declared) {
      assert.ok(
        known.has(routeOf(call)) || additions.has(routeOf(call)),
        `${routeOf(call)} is nowhere specified`,
      );
    }
    const standing = declared.filter(({ call }) => known.has(routeOf(call))).length;
    t.diagnostic(`${standing} of the ${specified.length} specified calls stand`);
    assert.equal(specified.length, 135);
  });

  it('asks for a credential exactly where the specification does', () => {
    const credentialOf = new Map(
      specified.map(([method, path, credential]) => [`${method} ${path}`, credential]),
    );
    for (const { call } of declared) {
      const credential = credentialOf.get(routeOf(call));
      if (credential)
        assert.ok((credentials[credential] as readonly string[]).includes(call.who.kind), routeOf(call));
    }
  });

  it('serves each method and path once', () => {
    const routes = declared.map(({ call }) => routeOf(call));
    assert.equal(new Set(routes).size, routes.length);
  });

  it('declares the shape of every path parameter', () => {
    for (const { name, call } of declared) {
      assert.equal(pathParameters(call.path).length > 0, call.params !== undefined, name);
    }
  });

  it('lives under one base path', () => assert.equal(basePath, '/v1/club'));
});
