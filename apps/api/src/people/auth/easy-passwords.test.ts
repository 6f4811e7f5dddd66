import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, profileCalls } from '@traip/contract';
import {
  registerVerified,
  registrationInput,
  signIn,
  tokenFromMail,
} from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { isEasyToGuess } from './easy-passwords.ts';

const ana = ['ana.perez@correo.es', 'Ana', 'Pérez Gil', 'Ana Pérez Gil'];

it('a password is easy to guess if it is common, our name, or personal data of its owner', async () => {
  for (const easy of [
    '123456',
    'Password',
    'realmadrid',
    'traip2026',
    'Ana.Perez',
    'anaperezgil',
    'PEREZ-GIL',
  ])
    assert.ok(await isEasyToGuess(easy, ana), easy);
  for (const strong of ['campo-de-barrio', 'traip y un balón', 'anaperezgil y nadie más', 'zk4!vQ'])
    assert.ok(!(await isEasyToGuess(strong, ana)), strong);
});

describe('where easy passwords are refused', () => {
  const world = openWorld({ refusesEasyPasswords: true });
  const refused = { status: 422, code: 'PASSWORD_EASY_TO_GUESS', field: 'password' };
  const seen = ({
    status,
    error,
  }: {
    status: number;
    error: { code: string; field?: string } | undefined;
  }) => ({
    status,
    code: error?.code,
    field: error?.field,
  });

  it('registering with one fails and stores nothing', async () => {
    const person = registrationInput({ password: 'realmadrid' });
    assert.deepEqual(seen(await world.call(authCalls.register, { body: person })), refused);
    const { email } = person;
    assert.equal(
      await world.store.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst(),
      undefined,
    );
  });

  it('registering with fewer than eight characters of any kind fails', async () => {
    const short = registrationInput({ password: 'zk4!vQ7' });
    const tooShort = { status: 422, code: 'PASSWORD_NEEDS_EIGHT', field: 'password' };
    assert.deepEqual(seen(await world.call(authCalls.register, { body: short })), tooShort);
    const enough = registrationInput({ password: 'zk4!vQ7x' });
    assert.equal((await world.call(authCalls.register, { body: enough })).status, 202);
  });

  it('changing to one fails, and the link from the email can still be used for a better one', async () => {
    const person = await registerVerified(world);
    const { accessToken: token } = await signIn(world, person);
    const change = { currentPassword: person.password, password: '12345678' };
    assert.deepEqual(
      seen(await world.call(profileCalls.changePassword, { body: change }, { token })),
      refused,
    );
    await world.call(authCalls.forgetPassword, { body: { email: person.email } });
    const secret = await tokenFromMail(world, person.email);
    const reset = (password: string) =>
      world.call(authCalls.forgetPasswordVerify, { body: { token: secret, password } });
    assert.deepEqual(seen(await reset('barcelona')), refused);
    assert.equal((await reset('otra-contraseña')).status, 200);
  });
});

describe('where easy passwords are allowed', () => {
  const world = openWorld();

  it('six characters are enough', async () => {
    assert.equal(
      (await world.call(authCalls.register, { body: registrationInput({ password: '123456' }) })).status,
      202,
    );
  });
});
