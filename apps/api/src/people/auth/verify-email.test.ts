import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import {
  credentials,
  registerVerified,
  registrationInput,
  tokenFromMail,
} from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('verify-email', () => {
  const world = openWorld();

  const verify = (token: string) => world.call(authCalls.verifyEmail, { body: { token } });

  it('works once', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    assert.equal((await verify(token)).status, 200);
    const again = await verify(token);
    assert.deepEqual([again.status, again.error?.code], [422, 'VERIFICATION_LINK_INVALID']);
  });

  it('signs in the browser that registered, and no one else with the link', async () => {
    const person = registrationInput();
    const { body: registered } = await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    const { registrationId } = registered;
    const { body } = await world.call(authCalls.verifyEmail, { body: { token, registrationId } });
    assert.equal(body.session?.user.email, person.email);
    const profile = await world.call(authCalls.profile, {}, { token: body.session?.accessToken ?? '' });
    assert.equal(profile.status, 200);
    const other = registrationInput();
    await world.call(authCalls.register, { body: other });
    const link = await tokenFromMail(world, other.email);
    const opened = await world.call(authCalls.verifyEmail, { body: { token: link, registrationId } });
    assert.deepEqual([opened.status, opened.body.session], [200, null]);
  });

  it('expires after a day', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    world.advance(24 * 60 + 1);
    assert.equal((await verify(token)).error?.code, 'VERIFICATION_LINK_INVALID');
  });

  it('sends the link again; both links work, and both end when one was used', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const first = await tokenFromMail(world, person.email);
    const resend = await world.call(authCalls.verifyEmail, { body: { email: person.email } });
    assert.deepEqual(resend.body, { status: 'SENT', session: null });
    const second = await tokenFromMail(world, person.email);
    assert.equal((await verify(first)).status, 200);
    assert.equal((await verify(second)).status, 422);
  });

  it('sends the link of the named registration, and of no other', async () => {
    const owner = registrationInput();
    const { body } = await world.call(authCalls.register, { body: owner });
    await tokenFromMail(world, owner.email);
    const stranger = registrationInput({ email: owner.email, password: 'contraseña-ajena' });
    await world.call(authCalls.register, { body: stranger });
    await tokenFromMail(world, owner.email);
    const { registrationId } = body;
    await world.call(authCalls.verifyEmail, { body: { email: owner.email, registrationId } });
    assert.equal((await verify(await tokenFromMail(world, owner.email))).status, 200);
    assert.equal((await world.call(authCalls.login, { body: credentials(owner) })).status, 200);
    assert.equal((await world.call(authCalls.login, { body: credentials(stranger) })).status, 401);
  });

  it('lets the owner choose a password if several people have registered the address and none is named', async () => {
    const strangers = ['clave-de-uno', 'clave-de-otro'].map((password) => registrationInput({ password }));
    const email = strangers[0]?.email ?? '';
    for (const stranger of strangers) {
      await world.call(authCalls.register, { body: { ...stranger, email } });
      await world.mailbox.take(email);
    }
    await world.call(authCalls.verifyEmail, { body: { email } });
    const mail = await world.mailbox.take(email);
    assert.match(mail.text, /\/auth\/reset-password\?token=/);
    const token = mail.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const reset = await world.call(authCalls.forgetPasswordVerify, {
      body: { token, password: 'la-mía-propia' },
    });
    assert.equal(reset.status, 200);
    for (const { password } of strangers)
      assert.equal((await world.call(authCalls.login, { body: { email, password } })).status, 401);
    const { user } = (await world.call(authCalls.login, { body: { email, password: 'la-mía-propia' } })).body;
    assert.deepEqual(
      [user.firstName, user.birthday],
      [email.split('@')[0], null],
      'nothing that they typed stays',
    );
  });

  it('responds SENT for unknown and verified addresses too, and writes to neither', async () => {
    const verified = await registerVerified(world);
    const waiting = registrationInput();
    await world.call(authCalls.register, { body: waiting });
    await world.mailbox.take(waiting.email);
    const before = world.mailbox.countFor(verified.email);
    for (const email of ['nadie@correo.es', verified.email, waiting.email]) {
      assert.deepEqual((await world.call(authCalls.verifyEmail, { body: { email } })).body, {
        status: 'SENT',
        session: null,
      });
    }
    await world.mailbox.take(waiting.email);
    assert.equal(world.mailbox.countFor('nadie@correo.es'), 0);
    assert.equal(world.mailbox.countFor(verified.email), before);
  });
});
