import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, secondFactorCalls } from '@traip/contract';
import { Authenticator } from '../../testing/fixtures/authenticator.ts';
import { registrationInput, tokenFromMail } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('registering with a passkey', () => {
  const world = openWorld();
  const phone =
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

  const register = async (device: Authenticator, { password: _none, ...person } = registrationInput()) => {
    const { body: challenge } = await world.call(authCalls.signUpPasskeyOptions, {
      body: { email: person.email },
    });
    const passkey = device.create(challenge.options);
    const body = { ...person, challengeId: challenge.challengeId, passkey };
    const { status } = await world.call(authCalls.registerWithPasskey, { body }, { userAgent: phone });
    assert.equal(status, 202);
    return person;
  };
  const login = async (device: Authenticator) => {
    const { body: challenge } = await world.call(authCalls.passkeyOptions, { body: {} });
    const body = { challengeId: challenge.challengeId, passkey: device.use(challenge.options) };
    return world.call(authCalls.passkeyLogin, { body });
  };

  it('opens the account once the address is verified, and not before', async () => {
    const device = new Authenticator();
    const { email } = await register(device);
    assert.equal((await login(device)).error?.code, 'PASSKEY_UNKNOWN');
    const token = await tokenFromMail(world, email);
    assert.equal((await world.call(authCalls.verifyEmail, { body: { token } })).body.status, 'VERIFIED');
    const { body } = await login(device);
    assert.deepEqual([body.user.email, body.user.hasPassword], [email, false]);
    const as = { token: body.accessToken };
    const { body: state } = await world.call(secondFactorCalls.get, {}, as);
    assert.deepEqual([state.passkeys[0]?.name, state.isOn], ['Chrome, Android', false]);
    const id = state.passkeys[0]?.id ?? '';
    const removed = await world.call(secondFactorCalls.removePasskey, { params: { id } }, as);
    assert.equal(removed.error?.code, 'LAST_WAY_IN');
    assert.equal((await world.call(secondFactorCalls.newRecoveryCodes, {}, as)).status, 200);
    assert.equal((await world.call(secondFactorCalls.get, {}, as)).body.isOn, true);
  });

  it('belongs to its own registration: a stranger’s does not open the account', async () => {
    const [own, theirs] = [new Authenticator(), new Authenticator()];
    const { password: _none, ...person } = registrationInput();
    await register(theirs, { ...person, password: '' });
    await tokenFromMail(world, person.email);
    await register(own, { ...person, password: '' });
    const token = await tokenFromMail(world, person.email);
    await world.call(authCalls.verifyEmail, { body: { token } });
    assert.equal((await login(theirs)).error?.code, 'PASSKEY_UNKNOWN');
    assert.equal((await login(own)).status, 200);
  });

  it('can be recovered by email, since email was the only proof of the account', async () => {
    const device = new Authenticator();
    const { email } = await register(device);
    await world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, email) } });
    await world.call(authCalls.forgetPassword, { body: { email } });
    const token = await tokenFromMail(world, email);
    const password = 'otra-bien-larga';
    await world.call(authCalls.forgetPasswordVerify, { body: { token, password } });
    assert.equal((await world.call(authCalls.login, { body: { email, password } })).status, 200);
    assert.equal((await login(device)).error?.code, 'PASSKEY_UNKNOWN', 'it may be that of a stranger');
  });

  it('with another account’s passkey verifies the address, but without the passkey', async () => {
    const device = new Authenticator();
    const first = await register(device);
    await world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, first.email) } });
    const { email } = await register(device);
    const token = await tokenFromMail(world, email);
    assert.equal((await world.call(authCalls.verifyEmail, { body: { token } })).body.status, 'VERIFIED');
    assert.equal((await login(device)).body.user.email, first.email);
  });

  it('answers its own challenge, once', async () => {
    const { password: _none, ...person } = registrationInput();
    const { body: challenge } = await world.call(authCalls.signUpPasskeyOptions, {
      body: { email: person.email },
    });
    const { body: login } = await world.call(authCalls.passkeyOptions, { body: {} });
    const passkey = new Authenticator().create(challenge.options);
    const send = async (challengeId: string) =>
      (await world.call(authCalls.registerWithPasskey, { body: { ...person, challengeId, passkey } })).error
        ?.code;
    assert.equal(await send(login.challengeId), 'CHALLENGE_EXPIRED');
    assert.equal(await send(challenge.challengeId), undefined);
    assert.equal(await send(challenge.challengeId), 'CHALLENGE_EXPIRED');
  });
});
