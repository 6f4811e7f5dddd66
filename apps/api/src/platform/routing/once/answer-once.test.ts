import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acceptsIdempotencyKey, contract } from '@traip/contract';
import { allCalls } from '../../../testing/call-named.ts';
import { createAccessToken } from '../../../testing/fixtures/access-tokens.ts';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { sweepWorker } from '../../jobs/sweep.ts';

const day = 24 * 3_600_000;

describe('a request with an Idempotency-Key', () => {
  const world = openWorld();

  const post = (token: string, path: string, payload: object, key?: string) =>
    world.app.inject({
      method: 'POST',
      url: `/v1/club${path}`,
      payload,
      headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });

  async function openClub() {
    const club = await createOrganisation(world, 'admin');
    const { token } = club.people.admin;
    const add = (name: string, key?: string) =>
      post(token, `/venues/${club.code}`, { name, fields: [{ name: '1' }] }, key);
    const count = async () =>
      (await world.store.db.selectFrom('venues').select('id').where('organisationId', '=', club.id).execute())
        .length;
    return { club, token, add, count };
  }

  it('is executed once, and gets the same response every time', async () => {
    const { add, count } = await openClub();
    const first = await add('La Vega', 'k1');
    const again = await add('La Vega', 'k1');
    assert.deepEqual([first.statusCode, again.statusCode], [201, 201]);
    assert.equal(again.body, first.body);
    assert.deepEqual(
      [first.headers['idempotent-replayed'], again.headers['idempotent-replayed']],
      [undefined, 'true'],
    );
    assert.equal(await count(), 1);
  });

  it('is refused if the key was used for something else', async () => {
    const { add, count } = await openClub();
    await add('La Vega', 'k1');
    const other = await add('El Soto', 'k1');
    assert.deepEqual([other.statusCode, other.json().error.code], [422, 'IDEMPOTENCY_KEY_REUSED']);
    assert.equal(await count(), 1);
  });

  it('shares its key with no other person and no other call', async () => {
    const { club, add, token } = await openClub();
    const another = await openClub();
    assert.equal((await add('La Vega', 'k1')).statusCode, 201);
    assert.equal((await another.add('La Vega', 'k1')).statusCode, 201);
    const body = { name: 'Unión', orgCode: club.code };
    const team = await post(token, '/teams/create', body, 'k1');
    assert.deepEqual([team.statusCode, team.headers['idempotent-replayed']], [201, undefined]);
  });

  it('does not share a key of an organisation’s token with the creator of the token', async () => {
    const { club, add, count } = await openClub();
    const organisation = { id: club.id, role: 'admin' as const };
    const program = await createAccessToken(world, { userId: club.people.admin.id, organisation });
    assert.equal((await add('La Vega', 'k1')).statusCode, 201);
    const venue = { name: 'La Vega', fields: [{ name: '1' }] };
    const same = await post(program.token, `/venues/${club.code}`, venue, 'k1');
    assert.equal(same.json().error.code, 'NAME_TAKEN');
    const other = { ...venue, name: 'El Soto' };
    const [first, again] = [
      await post(program.token, `/venues/${club.code}`, other, 'k1'),
      await post(program.token, `/venues/${club.code}`, other, 'k1'),
    ];
    assert.deepEqual([first.statusCode, again.headers['idempotent-replayed']], [201, 'true']);
    assert.equal(await count(), 2);
  });

  it('is executed once even if it arrives several times at the same moment', async () => {
    const { add, count } = await openClub();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('La Vega', 'k1')));
    assert.equal(await count(), 1);
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    assert.ok(statuses.has(201));
    for (const { statusCode, body } of answers)
      assert.ok(statusCode === 201 || body.includes('IDEMPOTENCY_KEY_IN_USE'), body);
    assert.equal((await add('La Vega', 'k1')).headers['idempotent-replayed'], 'true');
  });

  it('can be sent again after a refusal, which changed nothing', async () => {
    const { club, add, count } = await openClub();
    await add('La Vega');
    assert.equal((await add('La Vega', 'k1')).json().error.code, 'NAME_TAKEN');
    await world.store.db.deleteFrom('venues').where('organisationId', '=', club.id).execute();
    const done = await add('La Vega', 'k1');
    assert.deepEqual([done.statusCode, done.headers['idempotent-replayed']], [201, undefined]);
    assert.equal(await count(), 1);
  });

  it('is not executed again when its response was lost', async () => {
    const { add, count } = await openClub();
    await add('La Vega', 'k1');
    await world.store.db.updateTable('idempotencyKeys').set({ sealedAnswer: null }).execute();
    const again = await add('La Vega', 'k1');
    assert.deepEqual([again.statusCode, again.json().error.code], [409, 'IDEMPOTENCY_KEY_IN_USE']);
    assert.equal(again.headers['retry-after'], '1');
    assert.equal(await count(), 1);
  });

  it('stores its response sealed, since it may hold a secret', async () => {
    const { add } = await openClub();
    await add('La Vega', 'k-sealed');
    const stored = await world.store.db
      .selectFrom('idempotencyKeys')
      .select('sealedAnswer')
      .where('key', '=', 'k-sealed')
      .executeTakeFirstOrThrow();
    assert.ok(stored.sealedAnswer);
    assert.doesNotMatch(stored.sealedAnswer, /Vega/);
  });

  it('is new again after a day, and its key is swept away at night', async () => {
    const { club, add } = await openClub();
    const { db } = world.store;
    await add('La Vega', 'k-old');
    const createdAt = new Date(world.now().getTime() - day - 60_000);
    await db.updateTable('idempotencyKeys').set({ createdAt }).where('key', '=', 'k-old').execute();
    await db.deleteFrom('venues').where('organisationId', '=', club.id).execute();
    const fresh = await add('La Vega', 'k-old');
    assert.deepEqual([fresh.statusCode, fresh.headers['idempotent-replayed']], [201, undefined]);
    assert.equal((await add('La Vega', 'k-old')).headers['idempotent-replayed'], 'true');
    await db.updateTable('idempotencyKeys').set({ createdAt }).where('key', '=', 'k-old').execute();
    await sweepWorker({ db, now: () => world.now() })({});
    const left = await db.selectFrom('idempotencyKeys').select('key').where('key', '=', 'k-old').execute();
    assert.deepEqual(left, []);
  });

  it('must have a key of text', async () => {
    const { add, count } = await openClub();
    for (const key of ['', 'x'.repeat(201)]) {
      const { statusCode, body } = await add('La Vega', key);
      assert.deepEqual([statusCode, JSON.parse(body).error.field], [400, 'Idempotency-Key'], key);
    }
    assert.equal(await count(), 0);
  });
});

describe('the calls that take an Idempotency-Key', () => {
  it('are all that create something, except what people confirm and what scorer links open', () => {
    const taking = allCalls.filter(([, call]) => acceptsIdempotencyKey(call));
    const created = allCalls.filter(([, { status }]) => status === 201).map(([name]) => name);
    const names = new Set(taking.map(([name]) => name));
    assert.deepEqual(
      created.filter((name) => !names.has(name)),
      allCalls.filter(([, { status, stepUp }]) => status === 201 && stepUp).map(([name]) => name),
    );
    for (const name of [
      'exchange.importTeams',
      'exchange.importCompetition',
      'exchange.importElsewhere',
      'raceEntry.paste',
      'calendar.plan',
    ])
      assert.ok(names.has(name), name);
    assert.deepEqual(
      taking.filter(([, { access }]) => 'scorer' in access && access.scorer === true).map(([name]) => name),
      [],
    );
    for (const call of [contract.team.find, contract.accessToken.create, contract.webhook.create])
      assert.equal(acceptsIdempotencyKey(call), false, call.path);
  });
});
