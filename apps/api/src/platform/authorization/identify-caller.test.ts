import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import {
  anyone,
  type Call,
  isRefusal,
  mayIn,
  mayKeepScore,
  type OrganisationRole,
  open,
  signedIn,
} from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import type { Fixtures } from '../../testing/fixtures/fixture-ids.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { createScorerLink } from '../../testing/fixtures/scorer-links.ts';
import { openWorld } from '../../testing/world.ts';
import { signAccessToken } from './access-token.ts';
import { identifyCaller } from './identify-caller.ts';
import { hashSecret } from './secrets.ts';
import { callFor, servicesOf, whileDeleted } from './testing/gate.ts';

describe('the caller', () => {
  const world = openWorld();
  let fixtures: Fixtures;
  before(async () => {
    fixtures = await createFixtures(world);
  });

  async function identify(call: Call, headers: Record<string, string | string[]> = {}, now = world.now()) {
    const services = { ...servicesOf(world), now: () => now };
    const caller = await identifyCaller(services, call, { headers } as unknown as FastifyRequest);
    return isRefusal(caller) ? caller.refused : caller;
  }

  /** Signs in a user: their session, the caller they become, and the headers they send. */
  async function signIn() {
    const { id: userId } = fixtures.people.U;
    const sessionId = randomUUIDv7();
    const session = { id: sessionId, userId, createdAt: world.now(), endedAt: null };
    await world.store.db.insertInto('sessions').values(session).execute();
    const token = await signAccessToken(servicesOf(world), { userId, sessionId });
    return { sessionId, token, caller: { userId, sessionId }, headers: { authorization: `Bearer ${token}` } };
  }

  it('is anonymous where anyone may call, whatever they send', async () => {
    for (const headers of [{}, (await signIn()).headers, { authorization: 'Bearer forged' }])
      assert.equal(await identify(callFor(anyone), headers), null);
  });

  it('is anonymous without a token where none is needed, and is refused elsewhere', async () => {
    assert.equal(await identify(callFor(open)), null);
    for (const access of [signedIn, mayIn('organisation.see', { organisation: 'params.id' })])
      assert.equal(await identify(callFor(access)), 'UNAUTHORIZED');
  });

  it('is the owner of the token, even where none is needed', async () => {
    const { caller, headers, token } = await signIn();
    for (const access of [open, signedIn]) assert.deepEqual(await identify(callFor(access), headers), caller);
    const authorization = `bearer ${token}`;
    assert.deepEqual(await identify(callFor(signedIn), { authorization }), caller);
  });

  it('is refused with a wrong or expired token, even where none is needed', async () => {
    const { headers, caller } = await signIn();
    const later = new Date(world.now().getTime() + 16 * 60_000);
    for (const access of [open, signedIn]) {
      assert.deepEqual(await identify(callFor(access), headers), caller);
      assert.equal(await identify(callFor(access), { authorization: 'Bearer forged' }), 'UNAUTHORIZED');
      assert.equal(await identify(callFor(access), headers, later), 'UNAUTHORIZED');
    }
  });

  it('is refused when the token is sent in another form', async () => {
    const { token } = await signIn();
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token} x`, `X Bearer ${token}`, 'Bearer'])
      assert.equal(await identify(callFor(signedIn), { authorization }), 'UNAUTHORIZED', authorization);
  });

  it('may read with a token that outlives its session, but nothing sensitive, and may not write', async () => {
    const { sessionId, caller, headers } = await signIn();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      assert.deepEqual(await identify(callFor(signedIn, method), headers), caller, method);
    const ended = world.store.db.updateTable('sessions').set({ endedAt: world.now() });
    await ended.where('id', '=', sessionId).execute();
    assert.deepEqual(await identify(callFor(signedIn, 'GET'), headers), caller);
    const sensitive = { ...callFor(signedIn, 'GET'), isSensitive: true as const };
    assert.equal(await identify(sensitive, headers), 'UNAUTHORIZED');
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      assert.equal(await identify(callFor(signedIn, method), headers), 'UNAUTHORIZED', method);
  });

  it('may only write what completes the profile until it is complete', async () => {
    const { caller, headers } = await signIn();
    const incomplete = [{ birthday: null }, { favoriteSport: null }];
    const users = world.store.db.updateTable('users').where('id', '=', caller.userId);
    for (const missing of incomplete) {
      await users.set({ birthday: '1990-05-17', favoriteSport: 'HANDBALL', ...missing }).execute();
      assert.equal(await identify(callFor(signedIn, 'POST'), headers), 'PROFILE_INCOMPLETE');
      const completing = { ...callFor(signedIn, 'PUT'), allowsIncompleteProfile: true as const };
      assert.deepEqual(await identify(completing, headers), caller);
      assert.deepEqual(await identify({ ...callFor(signedIn), isSensitive: true }, headers), caller);
    }
    await users.set({ birthday: '1990-05-17', favoriteSport: 'HANDBALL' }).execute();
    assert.deepEqual(await identify(callFor(signedIn, 'POST'), headers), caller);
  });

  it('may not write with a token of a session that never existed', async () => {
    const forgotten = { userId: fixtures.people.U.id, sessionId: randomUUIDv7() };
    const token = await signAccessToken(servicesOf(world), forgotten);
    const headers = { authorization: `Bearer ${token}` };
    assert.equal(await identify(callFor(signedIn, 'POST'), headers), 'UNAUTHORIZED');
  });

  describe('with a scorer link', () => {
    const desk = callFor(mayKeepScore({ match: 'params.id' }), 'POST');
    let token = '';
    let headers: Record<string, string> = {};
    beforeEach(async () => {
      const { organisationId, matchId, people } = fixtures;
      token = await createScorerLink(world, { organisationId, matchId, createdBy: people.RE.id });
      headers = { 'x-scorer-token': token };
    });

    async function change(values: { readonly revokedAt?: Date; readonly expiresAt?: Date }): Promise<void> {
      const links = world.store.db.updateTable('scorerLinks').set(values);
      await links.where('tokenHash', '=', hashSecret(token)).execute();
    }

    it('is the link, with its match and organisation', async () => {
      const { organisationId, matchId } = fixtures;
      const { id: linkId } = await world.store.db
        .selectFrom('scorerLinks')
        .select('id')
        .where('tokenHash', '=', hashSecret(token))
        .executeTakeFirstOrThrow();
      assert.deepEqual(await identify(desk, headers), { linkId, matchId, organisationId });
    });

    it('is refused where links are not allowed', async () => {
      const manage = mayIn('matches.manage', { match: 'params.id' });
      for (const access of [signedIn, manage])
        assert.equal(await identify(callFor(access), headers), 'UNAUTHORIZED');
      assert.equal(await identify(callFor(open), headers), null);
    });

    it('is the user when they also send a token', async () => {
      const { caller, headers: own } = await signIn();
      assert.deepEqual(await identify(desk, { ...headers, ...own }), caller);
      assert.equal(await identify(desk, { ...headers, authorization: 'Bearer forged' }), 'UNAUTHORIZED');
    });

    it('is refused when it is unknown, or when there are two', async () => {
      assert.equal(await identify(desk, { 'x-scorer-token': `${token}x` }), 'UNAUTHORIZED');
      assert.equal(await identify(desk, { 'x-scorer-token': [token, token] }), 'UNAUTHORIZED');
    });

    it('is refused once the link is revoked or has expired', async () => {
      const expiresAt = new Date(world.now().getTime() + 60_000);
      await change({ expiresAt });
      assert.notEqual(await identify(desk, headers, new Date(expiresAt.getTime() - 1)), 'UNAUTHORIZED');
      assert.equal(await identify(desk, headers, expiresAt), 'UNAUTHORIZED');
      await change({ revokedAt: world.now() });
      assert.equal(await identify(desk, headers), 'UNAUTHORIZED');
    });

    it('is refused while the match or the organisation is deleted', async () => {
      for (const [table, id] of [
        ['matches', fixtures.matchId],
        ['organisations', fixtures.organisationId],
      ] as const)
        await whileDeleted(world, table, id, async () => {
          assert.equal(await identify(desk, headers), 'UNAUTHORIZED', table);
        });
    });

    const creators: readonly (readonly [OrganisationRole, boolean])[] = [
      ['super-admin', true],
      ['admin', true],
      ['referee', true],
      ['member', false],
    ];
    for (const [role, isAdmitted] of creators)
      it(`is ${isAdmitted ? 'admitted' : 'refused'} when the creator of the link has become ${role}`, async () => {
        const { organisationId, people } = fixtures;
        const setRole = (role: OrganisationRole) =>
          world.store.db
            .updateTable('organisationMembers')
            .set({ role })
            .where('organisationId', '=', organisationId)
            .where('userId', '=', people.RE.id)
            .execute();
        await setRole(role);
        const caller = await identify(desk, headers).finally(() => setRole('referee'));
        assert.equal(caller !== 'UNAUTHORIZED', isAdmitted);
      });
  });
});
