import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { said } from '../testing/said.ts';
import { type Role, roles, type Stage, setStage } from '../testing/stage.ts';
import { whoMayWhat, whoMayWhatInPrivate } from '../testing/who-may-what.ts';
import { openWorld, urlOf } from '../testing/world.ts';

/** Whoever is let through changes what the next one finds: after these the stage is set anew. */
const leavesTraces =
  /delete|remove|accept|cancel|answer|decide|changeOwner|leave|revoke|(organisation|team|traip)\.update/i;

describe('the gate', () => {
  const world = openWorld();

  for (const [table, privacy] of [
    [whoMayWhat, 'PUBLIC'],
    [whoMayWhatInPrivate, 'PRIVATE'],
  ] as const) {
    for (const [name, expected] of rowsOf(table)) {
      it(`lets the right people through to ${name}${privacy === 'PRIVATE' ? ' where all is private' : ''}`, async () => {
        let stage = await setStage(world, { privacy });
        const actual: Record<string, string> = {};
        for (const role of roles) {
          const status = await ask(name, stage, role);
          actual[role] = [401, 403, 404].includes(status) ? String(status) : '+';
          assert.ok(status < 500);
          assert.notEqual(status, 400, 'the input of this test is wrong');
          if (leavesTraces.test(name) && actual[role] === '+') stage = await setStage(world, { privacy });
        }
        assert.deepEqual(actual, expected);
      });
    }
  }

  it('is asked about every call but those by which one gets an account', () => {
    const accounts = Object.keys(contract.auth).map((name) => `auth.${name}`);
    const all = Object.entries(contract).flatMap(([resource, calls]) =>
      Object.keys(calls).map((name) => `${resource}.${name}`),
    );
    const asked = new Set(rowsOf(whoMayWhat).map(([name]) => name));
    assert.deepEqual(
      all.filter((name) => !asked.has(name) && !accounts.includes(name)),
      [],
    );
  });

  async function ask(name: string, stage: Stage, role: Role): Promise<number> {
    const call = callNamed(name);
    const { params = {}, query = {}, body, file } = said[name]?.(stage) ?? {};
    const response = await world.app.inject({
      method: call.method,
      url: urlOf(call, { params, query }),
      headers: {
        ...(role === 'A' ? {} : { authorization: `Bearer ${stage.people[role].token}` }),
        ...(file ? { 'content-type': 'image/png' } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(file ? { payload: file } : {}),
    });
    return response.statusCode;
  }
});

function rowsOf(table: string): [string, Record<Role, string>][] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const [name = '', ...cells] = row.split(/\s+/);
    return [
      name,
      Object.fromEntries(roles.map((role, index) => [role, cells[index]])) as Record<Role, string>,
    ];
  });
}

function callNamed(name: string): Call {
  const [resource, call] = name.split('.') as [string, string];
  return (contract as Record<string, Record<string, Call>>)[resource]?.[call] as Call;
}
