import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import {
  credentials,
  registerVerified,
  registrationInput,
  signIn,
  tokenFromMail,
} from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('forget-password', () => {
  const world = openWorld();

  const askFor = (email: string) => world.call(authCalls.forgetPassword, { body: { email } });
  const reset = (token: string, password: string) =>
    world.call(authCalls.forgetPasswordVerify, { body: { token, password } });

  it('sends a link for choosing a new password', async () => {
    const person = await registerVerified(world);
    assert.deepEqual((await askFor(person.email)).body, { sent: true });
    const token = await tokenFromMail(world, person.email);
    assert.deepEqual((await reset(token, 'nueva-clave')).body, { reset: true });
    assert.equal((await world.call(authCalls.login, { body: credentials(person) })).status, 401);
    assert.equal(
      (await world.call(authCalls.login, { body: { ...credentials(person), password: 'nueva-clave' } }))
        .status,
      200,
    );
  });

  it('answers the same for an address without an account, and sends nothing there', async () => {
    const [unknown, known] = ['nadie@correo.es', (await registerVerified(world)).email];
    const answers = [await askFor(unknown), await askFor(known)];
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body]),
      [
        [202, { sent: true }],
        [202, { sent: true }],
      ],
    );
    await world.mailbox.take(known);
    assert.equal(world.mailbox.countFor(unknown), 0);
  });

  it('works once', async () => {
    const person = await registerVerified(world);
    await askFor(person.email);
    const token = await tokenFromMail(world, person.email);
    await reset(token, 'nueva-clave');
    const again = await reset(token, 'otra-mas');
    assert.deepEqual([again.status, again.error?.code], [422, 'RESET_LINK_INVALID']);
    assert.equal(again.error?.message.en, 'Failed to reset password. Please check your token and try again.');
  });

  it('works once even when used ten times at the same moment', async () => {
    const person = await registerVerified(world);
    await askFor(person.email);
    const token = await tokenFromMail(world, person.email);
    const uses = ['uno', 'dos', 'tres', 'cuatro'].map((word) => reset(token, `clave-${word}`));
    const statuses = (await Promise.all(uses)).map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, 422, 422, 422]);
  });

  it('expires after an hour', async () => {
    const person = await registerVerified(world);
    await askFor(person.email);
    const token = await tokenFromMail(world, person.email);
    world.advance(61);
    assert.equal((await reset(token, 'nueva-clave')).error?.code, 'RESET_LINK_INVALID');
  });

  it('keeps an earlier link valid when another is requested, and no link once one was used', async () => {
    const person = await registerVerified(world);
    await askFor(person.email);
    const first = await tokenFromMail(world, person.email);
    await askFor(person.email);
    const second = await tokenFromMail(world, person.email);
    assert.equal((await reset(first, 'nueva-clave')).status, 200);
    assert.equal((await reset(second, 'otra-clave')).error?.code, 'RESET_LINK_INVALID');
  });

  it('sends at most five emails an hour to one address, however many networks request them', async () => {
    const person = await registerVerified(world);
    const before = world.mailbox.countFor(person.email);
    for (let network = 1; network <= 12; network++) {
      const answer = await world.call(
        authCalls.forgetPassword,
        { body: { email: person.email } },
        { ip: `203.0.${network}.1` },
      );
      assert.deepEqual(answer.body, { sent: true });
    }
    const tokens: string[] = [];
    for (let mail = 1; mail <= 5; mail++) tokens.push(await tokenFromMail(world, person.email));
    const other = await registerVerified(world);
    await askFor(other.email);
    await tokenFromMail(world, other.email);
    assert.equal(world.mailbox.countFor(person.email), before + 5, 'no sixth mail was on its way');
    assert.equal((await reset(tokens[0] ?? '', 'nueva-clave')).status, 200, 'the first link still works');
  });

  it('ends all open sessions of the person', async () => {
    const person = await registerVerified(world);
    const session = await signIn(world, person);
    await askFor(person.email);
    await reset(await tokenFromMail(world, person.email), 'nueva-clave');
    const answer = await world.call(authCalls.refresh, { body: { refreshToken: session.refreshToken } });
    assert.equal(answer.error?.code, 'SESSION_EXPIRED');
  });

  it('does not accept a verification token as a reset token', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    assert.equal((await reset(token, 'nueva-clave')).error?.code, 'RESET_LINK_INVALID');
  });

  it('stops after five emails an hour to one address', async () => {
    for (let time = 0; time < 5; time++) assert.equal((await askFor('insistente@correo.es')).status, 202);
    assert.equal((await askFor('insistente@correo.es')).status, 429);
  });
});
