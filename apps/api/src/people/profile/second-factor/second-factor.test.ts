import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, profileCalls, secondFactorCalls } from '@traip/contract';
import { Authenticator } from '../../../testing/fixtures/authenticator.ts';
import { signIn } from '../../../testing/fixtures/registration.ts';
import { openWorld } from '../../../testing/world.ts';
import { accountOwner } from './testing/owner.ts';

describe('a passkey', () => {
  const world = openWorld();
  const login = async (device: Authenticator, wrong = {}) => {
    const { body: challenge } = await world.call(authCalls.passkeyOptions, { body: {} });
    const passkey = device.use(challenge.options, wrong);
    return world.call(authCalls.passkeyLogin, { body: { challengeId: challenge.challengeId, passkey } });
  };

  it('signs in without a password, and comes with ten recovery codes', async () => {
    const ana = await accountOwner(world);
    const { device, added } = await ana.addPasskey();
    assert.equal(added.status, 201);
    assert.equal(added.body.recoveryCodes?.length, 10);
    assert.equal(new Set(added.body.recoveryCodes).size, 10);
    const signedIn = await login(device);
    assert.equal(signedIn.status, 200);
    assert.equal(signedIn.body.user.email, ana.email);
    assert.equal(signedIn.body.user.hasSecondFactor, true);
  });

  it('ends the sessions opened with only a password', async () => {
    const ana = await accountOwner(world);
    const { refreshToken } = await signIn(world, ana);
    await ana.addPasskey();
    const refresh = (token: string) => world.call(authCalls.refresh, { body: { refreshToken: token } });
    assert.equal((await refresh(refreshToken)).status, 401);
    assert.equal((await refresh(ana.session.refreshToken)).status, 200);
  });

  it('is required after the password from then on', async () => {
    const ana = await accountOwner(world);
    const { device } = await ana.addPasskey();
    const challenge = await ana.enterPassword();
    assert.deepEqual(challenge.methods, ['passkey', 'recovery-code']);
    const passkey = device.use(challenge.passkey ?? { challenge: '', rpId: '' });
    const body = { challengeId: challenge.challengeId, passkey };
    assert.equal((await world.call(authCalls.secondFactor, { body })).status, 200);
    assert.equal((await world.call(authCalls.secondFactor, { body })).error?.code, 'CHALLENGE_EXPIRED');
  });

  it('of another user does not pass the second step', async () => {
    const [ana, eva] = [await accountOwner(world), await accountOwner(world)];
    await ana.addPasskey();
    const { device } = await eva.addPasskey();
    const challenge = await ana.enterPassword();
    const passkey = device.use(challenge.passkey ?? { challenge: '', rpId: '' });
    const body = { challengeId: challenge.challengeId, passkey };
    assert.equal((await world.call(authCalls.secondFactor, { body })).error?.code, 'SECOND_FACTOR_WRONG');
  });

  it('is rejected on another site, on a locked device, as a copy, or with another challenge', async () => {
    const ana = await accountOwner(world);
    const { device } = await ana.addPasskey();
    const wrongs = [
      { site: 'https://traip.test.evil.example' },
      { site: 'https://traip-test.example' },
      { isUnlocked: false },
      { counter: 1 },
    ];
    for (const wrong of wrongs) assert.equal((await login(device, wrong)).error?.code, 'PASSKEY_UNKNOWN');
    const [one, other] = [
      await world.call(authCalls.passkeyOptions, { body: {} }),
      await world.call(authCalls.passkeyOptions, { body: {} }),
    ];
    const passkey = device.use(one.body.options, { counter: 50 });
    const send = (challengeId: string) =>
      world.call(authCalls.passkeyLogin, { body: { challengeId, passkey } });
    assert.equal((await send(other.body.challengeId)).error?.code, 'PASSKEY_UNKNOWN');
    assert.equal((await send(one.body.challengeId)).status, 200);
    assert.equal((await send(one.body.challengeId)).error?.code, 'CHALLENGE_EXPIRED', 'a recording');
  });

  it('cannot be added from another site, or with another user’s challenge', async () => {
    const [ana, eva] = [await accountOwner(world), await accountOwner(world)];
    const add = async (owner: typeof ana, caller: typeof ana, wrong = {}) => {
      const { body: challenge } = await world.call(secondFactorCalls.passkeyOptions, {}, caller.as);
      const passkey = new Authenticator().create(challenge.options, wrong);
      const body = { challengeId: challenge.challengeId, name: 'Móvil', passkey };
      return (await world.call(secondFactorCalls.addPasskey, { body }, owner.as)).error?.code;
    };
    assert.equal(await add(ana, ana, { site: 'https://evil.example' }), 'PASSKEY_INVALID');
    assert.equal(await add(ana, ana, { isUnlocked: false }), 'PASSKEY_INVALID');
    assert.equal(await add(ana, eva), 'CHALLENGE_EXPIRED');
    assert.equal(await add(ana, ana), undefined);
  });

  it('can be added only once, and not to another user’s account', async () => {
    const [ana, eva] = [await accountOwner(world), await accountOwner(world)];
    const { device } = await ana.addPasskey();
    for (const owner of [ana, eva])
      assert.equal((await owner.addPasskey(device)).added.error?.code, 'PASSKEY_INVALID');
    assert.equal((await world.call(secondFactorCalls.get, {}, eva.as)).body.isOn, false);
  });

  it('can be renamed and removed by its owner; without the last one the password is enough again', async () => {
    const [ana, eva] = [await accountOwner(world), await accountOwner(world)];
    const { added } = await ana.addPasskey();
    const id = added.body.state.passkeys[0]?.id ?? '';
    const rename = (as: typeof ana.as) =>
      world.call(secondFactorCalls.renamePasskey, { params: { id }, body: { name: 'Reloj' } }, as);
    assert.equal((await rename(eva.as)).status, 404);
    assert.equal((await rename(ana.as)).body.passkeys[0]?.name, 'Reloj');
    const remove = (as: typeof ana.as) => world.call(secondFactorCalls.removePasskey, { params: { id } }, as);
    assert.equal((await remove(eva.as)).status, 404);
    assert.deepEqual((await remove(ana.as)).body, {
      isOn: false,
      passkeys: [],
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
    });
    assert.ok((await signIn(world, ana)).accessToken);
  });
});

describe('an authenticator app', () => {
  const world = openWorld();

  it('counts once a code from it was entered', async () => {
    const ana = await accountOwner(world);
    await world.call(secondFactorCalls.newAuthenticator, {}, ana.as);
    assert.ok((await signIn(world, ana)).accessToken, 'it was begun, not confirmed');
    const { added } = await ana.addAuthenticator();
    assert.deepEqual(
      [added.status, added.body.state.hasAuthenticator, added.body.state.isOn],
      [200, true, true],
    );
    assert.deepEqual((await ana.enterPassword()).methods, ['code', 'recovery-code']);
  });

  it('signs in with its current code, which works only once', async () => {
    const ana = await accountOwner(world);
    const { codeIn } = await ana.addAuthenticator();
    const enter = async (code: string) => {
      const { challengeId } = await ana.enterPassword();
      return (await world.call(authCalls.secondFactor, { body: { challengeId, code } })).error?.code;
    };
    assert.equal(await enter(codeIn(0)), 'SECOND_FACTOR_WRONG', 'it confirmed the app');
    world.advance(1);
    const code = codeIn(0);
    assert.equal(await enter(`${code.slice(0, 3)} ${code.slice(3)}`), undefined);
    assert.equal(await enter(code), 'SECOND_FACTOR_WRONG');
    world.advance(5);
    assert.equal(await enter(codeIn(-3)), 'SECOND_FACTOR_WRONG');
  });

  it('cannot be guessed: five attempts per password, thirty an hour, while a recovery code still works', async () => {
    const ana = await accountOwner(world);
    const { added } = await ana.addAuthenticator();
    const guess = async (challengeId: string) =>
      (await world.call(authCalls.secondFactor, { body: { challengeId, code: '000000' } })).error?.code;
    for (let round = 0; round < 6; round++) {
      const { challengeId } = await ana.enterPassword();
      for (let each = 0; each < 5; each++) assert.equal(await guess(challengeId), 'SECOND_FACTOR_WRONG');
      assert.equal(await guess(challengeId), 'CHALLENGE_EXPIRED');
    }
    const { challengeId } = await ana.enterPassword();
    assert.equal(await guess(challengeId), 'TOO_MANY_REQUESTS');
    const recoveryCode = added.body.recoveryCodes?.[0] ?? '';
    const opened = await world.call(authCalls.secondFactor, { body: { challengeId, recoveryCode } });
    assert.equal(opened.status, 200);
  });

  it('is not accepted after a password that was replaced meanwhile', async () => {
    const ana = await accountOwner(world);
    const { added } = await ana.addAuthenticator();
    const { challengeId } = await ana.enterPassword();
    const change = { currentPassword: ana.password, password: 'otra-bien-larga' };
    assert.equal((await world.call(profileCalls.changePassword, { body: change }, ana.as)).status, 200);
    const body = { challengeId, recoveryCode: added.body.recoveryCodes?.[0] ?? '' };
    assert.equal((await world.call(authCalls.secondFactor, { body })).error?.code, 'CHALLENGE_EXPIRED');
  });

  it('requires exactly one proof', async () => {
    const ana = await accountOwner(world);
    await ana.addAuthenticator();
    const { challengeId } = await ana.enterPassword();
    for (const proof of [{}, { code: '123456', recoveryCode: 'x' }, { code: '12345' }]) {
      const { error } = await world.call(authCalls.secondFactor, { body: { challengeId, ...proof } });
      assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'code']);
    }
  });
});

describe('a recovery code', () => {
  const world = openWorld();

  it('works once, in any spelling, and new ones replace all of them', async () => {
    const ana = await accountOwner(world);
    const { added } = await ana.addPasskey();
    const [first = '', second = ''] = added.body.recoveryCodes ?? [];
    const enter = async (recoveryCode: string) => {
      const { challengeId } = await ana.enterPassword();
      return world.call(authCalls.secondFactor, { body: { challengeId, recoveryCode } });
    };
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const { status, body } = await enter(typed);
    assert.equal(status, 200);
    assert.equal((await enter(first)).error?.code, 'SECOND_FACTOR_WRONG');
    const as = { token: body.accessToken };
    const state = await world.call(secondFactorCalls.get, {}, as);
    assert.equal(state.body.recoveryCodesLeft, 9);
    const fresh = await world.call(secondFactorCalls.newRecoveryCodes, {}, as);
    assert.equal((await enter(second)).error?.code, 'SECOND_FACTOR_WRONG');
    assert.equal((await enter(fresh.body.recoveryCodes[0] ?? '')).status, 200);
  });

  it('lets users who lost their phone remove its passkey', async () => {
    const ana = await accountOwner(world);
    const { device, added } = await ana.addPasskey();
    const { challengeId } = await ana.enterPassword();
    const recoveryCode = added.body.recoveryCodes?.[3] ?? '';
    const { body } = await world.call(authCalls.secondFactor, { body: { challengeId, recoveryCode } });
    const as = { token: body.accessToken };
    const id = added.body.state.passkeys[0]?.id ?? '';
    assert.equal((await world.call(secondFactorCalls.removePasskey, { params: { id } }, as)).status, 200);
    const { body: challenge } = await world.call(authCalls.passkeyOptions, { body: {} });
    const found = { challengeId: challenge.challengeId, passkey: device.use(challenge.options) };
    assert.equal((await world.call(authCalls.passkeyLogin, { body: found })).error?.code, 'PASSKEY_UNKNOWN');
  });

  it('is nowhere in the database, and neither is an app’s secret', async () => {
    const ana = await accountOwner(world);
    const { body: begun } = await world.call(secondFactorCalls.newAuthenticator, {}, ana.as);
    const { added } = await ana.addPasskey();
    const { db } = world.store;
    const stored = JSON.stringify([
      await db.selectFrom('recoveryCodes').selectAll().execute(),
      await db.selectFrom('authenticators').selectAll().execute(),
    ]);
    for (const secret of [begun.secret, ...(added.body.recoveryCodes ?? [])])
      assert.ok(!stored.includes(secret) && !stored.includes(secret.replaceAll('-', '')));
  });
});

describe('a second factor', () => {
  const world = openWorld();

  it('survives a new password set by email', async () => {
    const ana = await accountOwner(world);
    await ana.addAuthenticator();
    await world.call(authCalls.forgetPassword, { body: { email: ana.email } });
    const mail = await world.mailbox.take(ana.email);
    const token = mail.text.match(/token=([\w-]+)/)?.[1] ?? '';
    await world.call(authCalls.forgetPasswordVerify, { body: { token, password: 'otra-bien-larga' } });
    const { error } = await world.call(authCalls.login, {
      body: { email: ana.email, password: 'otra-bien-larga' },
    });
    assert.equal(error?.code, 'SECOND_FACTOR_REQUIRED');
  });

  it('is deleted with the account', async () => {
    const ana = await accountOwner(world);
    await ana.addPasskey();
    const { userCode, id } = ana.session.user;
    const body = { userCode, password: ana.password };
    assert.equal((await world.call(profileCalls.deleteAccount, { body }, ana.as)).status, 200);
    for (const table of ['passkeys', 'authenticators', 'recoveryCodes', 'challenges'] as const) {
      const rows = await world.store.db.selectFrom(table).selectAll().where('userId', '=', id).execute();
      assert.deepEqual(rows, [], table);
    }
  });
});
