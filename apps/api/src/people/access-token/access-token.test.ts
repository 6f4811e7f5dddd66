import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  accessTokenCalls,
  authCalls,
  contract,
  memberCalls,
  profileCalls,
  type TokenScope,
  teamCalls,
  venueCalls,
} from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import { newTokenSecret } from '../../platform/authorization/token-secret.ts';
import { sweepWorker } from '../../platform/jobs/sweep.ts';
import { createAccessToken } from '../../testing/fixtures/access-tokens.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { endAllSessions } from '../auth/sessions.ts';

const tokenInput = { name: 'Marcador del pabellón', scopes: ['read'] as TokenScope[], days: 30 as const };
const venue = { name: 'La Vega', fields: [{ name: 'Campo 1' }] };

describe('an access token', () => {
  const world = openWorld();

  const whoAmI = (token: string) => world.call(authCalls.profile, {}, { token });
  const rows = (id: string) =>
    world.store.db.selectFrom('accessTokens').selectAll().where('id', '=', id).executeTakeFirst();

  it('is shown once, works, and is stored as a hash', async () => {
    const ana = await createPerson(world);
    const created = await world.call(accessTokenCalls.create, { body: tokenInput }, ana);
    assert.equal(created.status, 201);
    const { secret, token } = created.body;
    assert.match(secret, /^traip_pat_/);
    const stored = await rows(token.id);
    assert.equal(stored?.hash, hashSecret(secret));
    assert.doesNotMatch(JSON.stringify(stored), new RegExp(secret.slice(14, -4)));
    assert.equal((await whoAmI(secret)).body.id, ana.id);
    const { body } = await world.call(accessTokenCalls.mine, {}, ana);
    assert.deepEqual(
      body.tokens.map(({ name, scopes, hint }) => ({ name, scopes, hint })),
      [{ name: tokenInput.name, scopes: ['read'], hint: `${secret.slice(0, 14)}…${secret.slice(-4)}` }],
    );
    assert.doesNotMatch(JSON.stringify(body), new RegExp(secret.slice(14, -4)));
  });

  it('needs a name, a scope and an end within a year', async () => {
    const ana = await createPerson(world);
    const refusedField = async (change: object) => {
      const answer = await world.call(
        accessTokenCalls.create,
        { body: { ...tokenInput, ...change } as typeof tokenInput },
        ana,
      );
      assert.equal(answer.status, 400);
      return answer.error?.field;
    };
    assert.equal(await refusedField({ name: ' ' }), 'name');
    assert.equal(await refusedField({ scopes: [] }), 'scopes');
    assert.equal(await refusedField({ scopes: ['root'] }), 'scopes.0');
    assert.equal(await refusedField({ days: 366 }), 'days');
    assert.equal(await refusedField({ days: undefined }), 'days');
  });

  it('can only be created by a user who has just confirmed their identity', async () => {
    const { people, orgCode } = await createFixtures(world);
    await world.store.db
      .updateTable('sessions')
      .set({ confirmedAt: new Date(world.now().getTime() - 16 * 60_000) })
      .where('userId', '=', people.SA.id)
      .execute();
    const own = await world.call(accessTokenCalls.create, { body: tokenInput }, people.SA);
    const forClub = await world.call(
      accessTokenCalls.createForOrganisation,
      { params: { orgCode }, body: { ...tokenInput, role: 'admin' } },
      people.SA,
    );
    for (const answer of [own, forClub]) assert.equal(answer.error?.code, 'CONFIRMATION_REQUIRED');
  });

  it('stops working when it is revoked, and when it expires', async () => {
    const ana = await createPerson(world);
    const first = await createAccessToken(world, { userId: ana.id });
    const second = await createAccessToken(world, { userId: ana.id });
    assert.equal((await whoAmI(first.token)).status, 200);
    assert.equal((await world.call(accessTokenCalls.revoke, { params: { id: first.id } }, ana)).status, 200);
    assert.deepEqual(codeOf(await whoAmI(first.token)), [401, 'TOKEN_INVALID']);
    assert.equal((await world.call(accessTokenCalls.revoke, { params: { id: first.id } }, ana)).status, 404);
    const expiresAt = world.now();
    await world.store.db.updateTable('accessTokens').set({ expiresAt }).where('id', '=', second.id).execute();
    assert.deepEqual(codeOf(await whoAmI(second.token)), [401, 'TOKEN_INVALID']);
  });

  it('is refused if it never existed, even where none is needed', async () => {
    const forged = newTokenSecret('pat');
    for (const token of [forged, `${forged}x`, 'traip_pat_x', 'traip_']) {
      assert.deepEqual(codeOf(await whoAmI(token)), [401, 'TOKEN_INVALID'], token);
      const open = await world.call(teamCalls.find, { body: {} }, { token });
      assert.deepEqual(codeOf(open), [401, 'TOKEN_INVALID'], token);
    }
  });

  it('gets the name of a missing scope', async () => {
    const { people, orgCode } = await createFixtures(world);
    const { token } = await createAccessToken(world, { userId: people.SA.id, scopes: ['read'] });
    const answer = await world.call(venueCalls.create, { params: { orgCode }, body: venue }, { token });
    assert.deepEqual(codeOf(answer), [403, 'TOKEN_SCOPE_MISSING']);
    assert.deepEqual(answer.error?.details, { scope: 'competitions' });
  });

  it('cannot create tokens or read sign-in data', async () => {
    const ana = await createPerson(world);
    const { id, token } = await createAccessToken(world, { userId: ana.id });
    for (const answer of [
      await world.call(accessTokenCalls.create, { body: tokenInput }, { token }),
      await world.call(accessTokenCalls.mine, {}, { token }),
      await world.call(accessTokenCalls.revoke, { params: { id } }, { token }),
      await world.call(profileCalls.sessions, {}, { token }),
      await world.call(contract.secondFactor.get, {}, { token }),
    ])
      assert.deepEqual(codeOf(answer), [403, 'SESSION_REQUIRED']);
  });

  it('records when it was used, at most once a minute', async () => {
    const ana = await createPerson(world);
    const { id, token } = await createAccessToken(world, { userId: ana.id });
    const usedAt = async () => (await rows(id))?.lastUsedAt?.getTime();
    await whoAmI(token);
    const first = await usedAt();
    await whoAmI(token);
    assert.equal(await usedAt(), first);
    world.advance(1);
    await whoAmI(token);
    assert.ok(Number(await usedAt()) >= Number(first) + 60_000);
  });

  it('loses what its owner loses: the membership, and the account', async () => {
    const { people, orgCode, membershipId, extra } = await createFixtures(world);
    const { token } = await createAccessToken(world, { userId: extra.id });
    const see = () => world.call(venueCalls.list, { params: { orgCode }, query: {} }, { token });
    assert.equal((await see()).status, 200);
    await world.call(memberCalls.remove, { params: { id: membershipId } }, people.SA);
    assert.equal((await see()).status, 403);
    const body = { userCode: extra.userCode };
    assert.equal((await world.call(profileCalls.deleteAccount, { body }, extra)).status, 200);
    assert.deepEqual(codeOf(await see()), [401, 'TOKEN_INVALID']);
  });

  it('has the role of an admin only with the second factor that the organisation requires', async () => {
    const { people, organisationId, orgCode } = await createFixtures(world);
    const { token } = await createAccessToken(world, { userId: people.AD.id });
    const organisation = { id: organisationId, role: 'admin' as const };
    const ofClub = await createAccessToken(world, { userId: people.AD.id, organisation });
    const { db } = world.store;
    await db
      .updateTable('organisations')
      .set({ requiresSecondFactor: true })
      .where('id', '=', organisationId)
      .execute();
    const create = (token: string, name = 'La Vega') =>
      world.call(venueCalls.create, { params: { orgCode }, body: { ...venue, name } }, { token });
    for (const each of [token, ofClub.token])
      assert.deepEqual(codeOf(await create(each)), [403, 'ADMIN_NEEDS_SECOND_FACTOR']);
    await db.insertInto('recoveryCodes').values({ hash: 'x', userId: people.AD.id }).execute();
    for (const [at, each] of [token, ofClub.token].entries())
      assert.equal((await create(each, `Campo ${at}`)).status, 201);
  });

  it('is revoked with every session when a user recovers their account', async () => {
    const ana = await createPerson(world);
    const { token } = await createAccessToken(world, { userId: ana.id });
    await world.store.db.transaction().execute((trx) => endAllSessions(trx, ana.id, world.now()));
    assert.deepEqual(codeOf(await whoAmI(token)), [401, 'TOKEN_INVALID']);
  });

  it('is one of fifty at most', async () => {
    const ana = await createPerson(world);
    for (let count = 0; count < 49; count++) await createAccessToken(world, { userId: ana.id });
    const create = () => world.call(accessTokenCalls.create, { body: tokenInput }, ana);
    const answers = await Promise.all([create(), create()]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
  });

  it('may make 600 requests a minute, and sees its remaining limit', async () => {
    const ana = await createPerson(world);
    const { id, token } = await createAccessToken(world, { userId: ana.id, scopes: ['results'] });
    const first = await whoAmI(token);
    assert.equal(first.status, 403);
    assert.equal(first.headers['ratelimit-policy'], '"token";q=600;w=60');
    assert.match(String(first.headers.ratelimit), /^"token";r=599;t=\d+$/);
    const attempts = world.store.db.updateTable('attempts').where('key', '=', `token:${id}`);
    await attempts.set({ count: 600 }).execute();
    const tooMany = await whoAmI(token);
    assert.deepEqual(codeOf(tooMany), [429, 'TOO_MANY_REQUESTS']);
    assert.match(String(tooMany.headers['retry-after']), /^\d+$/);
    assert.match(String(tooMany.headers.ratelimit), /^"token";r=0;/);
    world.advance(1);
    assert.equal((await whoAmI(token)).status, 403);
    assert.equal((await whoAmI(ana.token)).headers.ratelimit, undefined);
  });

  it('is in its owner’s data export, without its secret', async () => {
    const ana = await createPerson(world);
    const { token } = await createAccessToken(world, { userId: ana.id });
    const { body } = await world.call(profileCalls.myData, {}, ana);
    const [listed, ...others] = body.accessTokens as Record<string, unknown>[];
    assert.deepEqual([listed?.name, listed?.scopes, others.length], ['Marcador', ['all'], 0]);
    assert.ok(!JSON.stringify(body).includes(hashSecret(token)));
  });

  it('is deleted a month after it stopped working', async () => {
    const ana = await createPerson(world);
    const { id } = await createAccessToken(world, { userId: ana.id });
    const sweep = sweepWorker({ db: world.store.db, now: () => world.now() });
    const atExpiry = (days: number) =>
      world.store.db
        .updateTable('accessTokens')
        .set({ expiresAt: new Date(world.now().getTime() - days * 86_400_000) })
        .where('id', '=', id)
        .execute();
    await atExpiry(29);
    await sweep({});
    assert.ok(await rows(id));
    await atExpiry(31);
    await sweep({});
    assert.equal(await rows(id), undefined);
  });
});

const codeOf = ({ status, error }: { status: number; error: { code: string } | undefined }) => [
  status,
  error?.code,
];
