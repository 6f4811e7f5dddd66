import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { accountOwner } from '../../people/profile/second-factor/testing/owner.ts';
import { createAccessToken } from '../../testing/fixtures/access-tokens.ts';
import { signIn } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { endAllSessions, endSessionsOf, removeSecondFactor } from './accounts.ts';

describe('an operator', () => {
  const world = openWorld();
  const isSignedIn = async ({ refreshToken }: { readonly refreshToken: string }) =>
    (await world.call(authCalls.refresh, { body: { refreshToken } })).status === 200;

  const works = async (token: string) => (await world.call(authCalls.profile, {}, { token })).status === 200;

  async function tokenOf({ email }: { readonly email: string }): Promise<string> {
    const users = world.store.db.selectFrom('users').select('id').where('email', '=', email);
    const { id: userId } = await users.executeTakeFirstOrThrow();
    return (await createAccessToken(world, { userId })).token;
  }

  it('removes the second factor of a user who has lost everything, and ends their sessions', async () => {
    const ana = await accountOwner(world);
    await ana.addPasskey();
    const outcome = await removeSecondFactor(world.store.db, ana.email.toUpperCase(), world.now());
    assert.deepEqual(outcome, { email: ana.email, sessions: 1 });
    assert.equal(await isSignedIn(ana.session), false);
    assert.ok((await signIn(world, ana)).accessToken, 'the password is enough again');
    assert.equal(await removeSecondFactor(world.store.db, 'nadie@correo.es', world.now()), null);
  });

  it('signs out one person, or everyone, and their programs', async () => {
    const [ana, eva] = [await accountOwner(world), await accountOwner(world)];
    const tokens = [await tokenOf(ana), await tokenOf(eva)] as const;
    assert.deepEqual(await endSessionsOf(world.store.db, ana.email, world.now()), {
      email: ana.email,
      sessions: 1,
    });
    assert.deepEqual([await isSignedIn(ana.session), await isSignedIn(eva.session)], [false, true]);
    assert.deepEqual([await works(tokens[0]), await works(tokens[1])], [false, true]);
    await endAllSessions(world.store.db, world.now());
    assert.equal(await isSignedIn(eva.session), false);
    assert.equal(await works(tokens[1]), false);
  });
});
