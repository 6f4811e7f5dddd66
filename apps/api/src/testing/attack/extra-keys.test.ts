import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { sql } from 'kysely';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld, urlOf, type World } from '../world.ts';

const mark = 'dddddddd-dead-7000-8000-dddddddddddd';

/** Fields that no request has, but that careless code would store. */
const extra = {
  createdAt: '1999-01-01T00:00:00.000Z',
  createdBy: mark,
  ownerId: mark,
  requestedBy: mark,
  isAdmin: true,
  abilities: ['members.manage'],
  passwordHash: mark,
  emailVerifiedAt: '1999-01-01T00:00:00.000Z',
  organisation_id: mark,
  sessionId: mark,
  avatarKey: mark,
  searchText: mark,
  deletedAt: '1999-01-01T00:00:00.000Z',
};

/** Fields of the reply can be sent back with a change, and are ignored. */
function unexpectedIn({ method, reply }: Call): string[] {
  const { shape = {} } = (method === 'PUT' ? reply : {}) as { shape?: object };
  return Object.keys(extra).filter((key) => !(key in shape));
}

/** Calls that need a confirmation first are refused before the body is read. */
const isRefusedBefore = ({ stepUp }: Call, status: number) => stepUp !== undefined && status === 403;

const writingCalls = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { method, body }]) => method !== 'GET' && body !== undefined)
    .map(([name, call]) => [`${resource}.${name}`, call] as const),
);

describe('extra fields of a request', () => {
  const world = openWorld();

  it('are refused by name and never stored, in any call', async () => {
    const fixtures = await createFixtures(world);
    const others: string[] = [];
    for (const [name, call] of writingCalls) {
      const make = validInputs[name];
      if (make === undefined) continue;
      const { status, fields } = await send(world, call, make(fixtures), fixtures);
      const isRefused = status === 400 && unexpectedIn(call).every((key) => fields.includes(key));
      if (!isRefused && !isRefusedBefore(call, status)) others.push(`${name}: ${status} ${fields}`);
    }
    assert.deepEqual(others, []);
    const marked = await findTablesWith(world, mark);
    const aged = await findTablesWith(world, '1999-01-01');
    assert.deepEqual([...marked, ...aged], []);
  });

  it('cannot reach the prototype of objects', async () => {
    const { people } = await createFixtures(world);
    for (const key of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/v1/club/teams/create',
        payload: `{"name":"Unión",${key}}`,
        headers: { authorization: `Bearer ${people.U.token}`, 'content-type': 'application/json' },
      });
      assert.equal(statusCode, 400, key);
      assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
    }
  });
});

async function send(
  world: World,
  call: Call,
  input: ReturnType<NonNullable<(typeof validInputs)[string]>>,
  fixtures: Fixtures,
) {
  const { params = {}, query = {}, body } = input;
  const response = await world.app.inject({
    method: call.method,
    url: urlOf(call, { params, query }),
    headers: { authorization: `Bearer ${fixtures.people.SA.token}`, 'content-type': 'application/json' },
    payload: { ...(body as object), ...extra },
  });
  const { details = [] } = response.json().error ?? {};
  const fields = Array.isArray(details) ? details.map(({ field }: { field: string }) => field) : [];
  return { status: response.statusCode, fields };
}

async function findTablesWith({ store: { db } }: World, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
