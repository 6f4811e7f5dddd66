import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { registerVerified, registrationInput, tokenFromMail } from '../../testing/fixtures/registration.ts';
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

  it('expires after a day', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    world.advance(24 * 60 + 1);
    assert.equal((await verify(token)).error?.code, 'VERIFICATION_LINK_INVALID');
  });

  it('sends the link again, and then only the new one works', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const first = await tokenFromMail(world, person.email);
    const resend = await world.call(authCalls.verifyEmail, { body: { email: person.email } });
    assert.deepEqual(resend.body, { status: 'SENT' });
    const second = await tokenFromMail(world, person.email);
    assert.equal((await verify(first)).status, 422);
    assert.equal((await verify(second)).status, 200);
  });

  it('says SENT for unknown and for verified addresses too, and writes to neither', async () => {
    const verified = await registerVerified(world);
    const waiting = registrationInput();
    await world.call(authCalls.register, { body: waiting });
    await world.mailbox.take(waiting.email);
    const before = world.mailbox.countFor(verified.email);
    for (const email of ['nadie@correo.es', verified.email, waiting.email]) {
      assert.deepEqual((await world.call(authCalls.verifyEmail, { body: { email } })).body, {
        status: 'SENT',
      });
    }
    await world.mailbox.take(waiting.email);
    assert.equal(world.mailbox.countFor('nadie@correo.es'), 0);
    assert.equal(world.mailbox.countFor(verified.email), before);
  });
});
