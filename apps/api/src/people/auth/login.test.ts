import assert from 'node:assert/strict';
import { argon2Sync, randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import {
  credentials,
  registerVerified,
  registrationInput,
  signIn,
} from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('login', () => {
  const world = openWorld();

  it('answers with tokens and the person', async () => {
    const person = await registerVerified(world);
    const answer = await world.call(authCalls.login, { body: credentials(person) });
    assert.equal(answer.status, 200);
    assert.ok(answer.body.accessToken && answer.body.refreshToken);
    assert.equal(answer.body.user.email, person.email);
    assert.deepEqual(answer.body.user.userOrgs, []);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  it('accepts the address in any spelling', async () => {
    const person = await registerVerified(world);
    const shouted = ` ${person.email.toUpperCase()} `;
    assert.equal(
      (await world.call(authCalls.login, { body: { ...credentials(person), email: shouted } })).status,
      200,
    );
  });

  it('renews a hash made with an outdated password cost', async () => {
    const person = await registerVerified(world);
    // As an older release could have made it: half the memory, one pass.
    const nonce = randomBytes(16);
    const cheap = { memory: 9728, passes: 1, parallelism: 1, tagLength: 32, nonce };
    const tag = argon2Sync('argon2id', { message: person.password, ...cheap });
    const encoded = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', '')).join('$');
    const { db } = world.store;
    const own = db.updateTable('users').where('email', '=', person.email);
    await own.set({ passwordHash: `$argon2id$v=19$m=9728,t=1,p=1$${encoded}` }).execute();
    await signIn(world, person);
    const { passwordHash } = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    assert.match(passwordHash ?? '', /m=19456,t=2,p=1/);
    assert.ok((await signIn(world, person)).accessToken);
  });

  it('gives the same response for a wrong password and an unknown address', async () => {
    const person = await registerVerified(world);
    const wrong = await world.call(authCalls.login, {
      body: { ...credentials(person), password: 'otra-cosa' },
    });
    const unknown = await world.call(authCalls.login, { body: credentials(registrationInput()) });
    for (const answer of [wrong, unknown]) {
      assert.equal(answer.status, 401);
      assert.equal(answer.error?.code, 'CREDENTIALS_INCORRECT');
      assert.equal(answer.error?.message.en, 'Login failed. Please check your credentials.');
    }
  });

  it('does not reveal an unverified account to anyone without its password', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const answer = await world.call(authCalls.login, {
      body: { ...credentials(person), password: 'a-ver-si' },
    });
    assert.equal(answer.error?.code, 'CREDENTIALS_INCORRECT');
  });

  it('includes the organisations with role and abilities, the first joined first', async () => {
    const person = await registerVerified(world);
    const { user } = await signIn(world, person);
    const { db } = world.store;
    const organisations = [
      { id: '01900000-0000-7000-8000-000000000002', orgCode: 'zeta', name: 'Zeta', createdAt: new Date() },
      { id: '01900000-0000-7000-8000-000000000001', orgCode: 'alfa', name: 'Alfa', createdAt: new Date() },
    ];
    await db.insertInto('organisations').values(organisations).execute();
    await db
      .insertInto('organisationMembers')
      .values([
        {
          organisationId: organisations[0]?.id ?? '',
          userId: user.id,
          role: 'referee',
          createdAt: new Date('2026-01-01'),
        },
        {
          organisationId: organisations[1]?.id ?? '',
          userId: user.id,
          role: 'admin',
          createdAt: new Date('2026-02-01'),
        },
      ])
      .execute();
    const again = await signIn(world, person);
    assert.deepEqual(
      again.user.userOrgs.map(({ role, fullOrg }) => [fullOrg.orgCode, role]),
      [
        ['zeta', 'referee'],
        ['alfa', 'admin'],
      ],
    );
    assert.ok(
      !again.user.userOrgs[0]?.abilities.includes('fiscalData.see'),
      'a referee does not see fiscal data',
    );
    assert.ok(again.user.userOrgs[1]?.abilities.includes('fiscalData.see'), 'an admin does');
  });

  it('slows down guessing, for known accounts or not, and says when to retry', async () => {
    const person = await registerVerified(world);
    for (const email of [person.email, 'nadie@correo.es']) {
      const manner = { ip: '203.0.113.5' };
      const body = { email, password: 'adivina' };
      for (let guess = 0; guess < 10; guess++) {
        assert.equal((await world.call(authCalls.login, { body }, manner)).status, 401);
      }
      const stopped = await world.call(authCalls.login, { body }, manner);
      assert.deepEqual([stopped.status, stopped.error?.code], [429, 'TOO_MANY_REQUESTS']);
      assert.ok(Number(stopped.headers['retry-after']) > 0);
      assert.equal(stopped.error?.message.en, 'Too many attempts. Try again in 15 minutes.');
    }
    assert.equal(
      (await world.call(authCalls.login, { body: credentials(person) })).status,
      200,
      'the owner, elsewhere, gets in',
    );
    world.advance(16);
    const later = await world.call(authCalls.login, { body: credentials(person) }, { ip: '203.0.113.5' });
    assert.equal(later.status, 200, 'after the window, so does that address');
  });

  it('does not count successful sign-ins', async () => {
    const person = await registerVerified(world);
    for (let time = 0; time < 30; time++)
      assert.equal(
        (await world.call(authCalls.login, { body: credentials(person) }, { ip: '203.0.113.80' })).status,
        200,
      );
  });

  it('counts concurrent guesses', async () => {
    const { email } = await registerVerified(world);
    const guesses = Array.from({ length: 30 }, (_, guess) =>
      world.call(authCalls.login, { body: { email, password: `a-ver-${guess}` } }, { ip: '203.0.113.90' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 401).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 20);
  });

  it('admits the owner while strangers guess from many networks, on a known device and on a new one', async () => {
    const person = await registerVerified(world);
    const { deviceToken } = (await world.call(authCalls.login, { body: credentials(person) })).body;
    const guess = (network: number) =>
      world.call(
        authCalls.login,
        { body: { email: person.email, password: 'adivina' } },
        { ip: `203.0.${network}.7` },
      );
    for (let network = 1; network <= 11; network++)
      for (let time = 0; time < 10; time++) await guess(network);
    const fresh = await Promise.all([1, 2, 3, 4].map(() => guess(200)));
    assert.deepEqual(
      fresh.map(({ status }) => status).toSorted(),
      [401, 401, 401, 429],
      'under attack, a network gets three tries',
    );
    assert.equal(
      (await world.call(authCalls.login, { body: credentials(person) }, { ip: '198.51.100.200' })).status,
      200,
    );
    const body = { ...credentials(person), deviceToken };
    assert.equal(
      (await world.call(authCalls.login, { body }, { ip: '203.0.200.7' })).status,
      200,
      'the known device, even in a network that is held back',
    );
  });

  it('accepts a device token only for its own account, and ignores a forged one', async () => {
    const [mine, other] = [await registerVerified(world), await registerVerified(world)];
    const { deviceToken } = (await world.call(authCalls.login, { body: credentials(mine) })).body;
    const manner = { ip: '203.0.113.120' };
    const wrong = { email: other.email, password: 'adivina' };
    for (let time = 0; time < 10; time++) await world.call(authCalls.login, { body: wrong }, manner);
    for (const token of [deviceToken, 'inventado'])
      assert.equal(
        (await world.call(authCalls.login, { body: { ...wrong, deviceToken: token } }, manner)).status,
        429,
      );
    for (let time = 0; time < 10; time++)
      await world.call(authCalls.login, { body: { ...credentials(mine), password: 'adivina', deviceToken } });
    const stopped = await world.call(authCalls.login, { body: { ...credentials(mine), deviceToken } });
    assert.equal(stopped.status, 429, 'a device has its own limit');
  });
});
