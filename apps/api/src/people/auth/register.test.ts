import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { registerVerified, registrationInput, tokenFromMail } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('register', () => {
  const world = openWorld();

  it('sends a link that verifies the address, after which the person can sign in', async () => {
    const person = registrationInput();
    const answer = await world.call(authCalls.register, { body: person });
    assert.equal(answer.status, 202);
    const early = await world.call(authCalls.login, { body: person });
    assert.deepEqual([early.status, early.error?.code], [403, 'EMAIL_NOT_VERIFIED']);
    const mail = await world.mailbox.take(person.email);
    assert.equal(mail.subject, 'Verifica tu correo en Traip');
    assert.match(mail.text, /https:\/\/traip\.test\/auth\/verify-email\?token=/);
    const token = mail.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const verified = await world.call(authCalls.verifyEmail, { body: { token } });
    assert.deepEqual(verified.body, { status: 'VERIFIED' });
    const login = await world.call(authCalls.login, { body: person });
    assert.equal(login.status, 200);
    assert.equal(login.body.user.favoriteSport, 'HANDBALL');
    assert.equal(login.body.user.birthday, '1999-12-31');
    assert.match(login.body.user.userCode, /^ana-perez-[a-z0-9]{6}$/);
  });

  it('writes to an English reader in English, with an English link', async () => {
    const person = registrationInput({ locale: 'en' });
    await world.call(authCalls.register, { body: person });
    const mail = await world.mailbox.take(person.email);
    assert.equal(mail.subject, 'Verify your email for Traip');
    assert.match(mail.text, /https:\/\/traip\.test\/en\/auth\/verify-email\?token=/);
  });

  it('answers a taken address like a free one, and tells only its owner', async () => {
    const owner = await registerVerified(world);
    const taken = await world.call(authCalls.register, { body: registrationInput({ email: owner.email }) });
    const free = await world.call(authCalls.register, { body: registrationInput() });
    assert.equal(taken.status, free.status);
    assert.deepEqual(Object.keys(taken.body), Object.keys(free.body));
    const mail = await world.mailbox.take(owner.email);
    assert.equal(mail.subject, 'Ya tienes una cuenta en Traip');
    assert.equal(
      (await world.call(authCalls.login, { body: owner })).status,
      200,
      'the old password still works',
    );
  });

  it('lets the owner of an address start afresh when somebody else registered it before and never verified', async () => {
    const stranger = registrationInput({ password: 'contraseña-ajena' });
    await world.call(authCalls.register, { body: stranger });
    await tokenFromMail(world, stranger.email);
    const owner = registrationInput({ email: stranger.email, firstName: 'Olga' });
    await world.call(authCalls.register, { body: owner });
    await world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, owner.email) } });
    assert.equal((await world.call(authCalls.login, { body: stranger })).status, 401);
    const login = await world.call(authCalls.login, { body: owner });
    assert.equal(login.body.user.firstName, 'Olga');
  });

  it('makes one account when the same form arrives twice at once', async () => {
    const person = registrationInput();
    const answers = await Promise.all([1, 2, 3].map(() => world.call(authCalls.register, { body: person })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [202, 202, 202],
    );
    const rows = await world.store.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .execute();
    assert.equal(rows.length, 1);
  });

  it('names every wrong field and why, in both languages, and stores nothing', async () => {
    const answer = await world.call(authCalls.register, {
      body: {
        ...registrationInput(),
        email: 'ana',
        password: '12345',
        birthday: '2999-01-01',
        firstName: ' ',
        surnames: '',
        favoriteSport: 'CHESS' as 'GOLF',
      },
    });
    assert.equal(answer.status, 400);
    const problems = answer.error?.details as { field: string; message: { es: string; en: string } }[];
    assert.deepEqual(problems.map(({ field }) => field).sort(), [
      'birthday',
      'email',
      'favoriteSport',
      'firstName',
      'password',
      'surnames',
    ]);
    const password = problems.find(({ field }) => field === 'password');
    assert.deepEqual(password?.message, {
      es: 'La contraseña necesita al menos 6 caracteres.',
      en: 'The password needs at least 6 characters.',
    });
  });

  it('lets a child start unseen, under a code that does not tell the surname', async () => {
    const birthday = `${world.now().getUTCFullYear() - 10}-06-01`;
    const child = registrationInput({ birthday });
    await world.call(authCalls.register, { body: child });
    await world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, child.email) } });
    const { body } = await world.call(authCalls.login, { body: child });
    assert.equal(body.user.privacy, 'PRIVATE');
    assert.match(body.user.userCode, /^ana-[a-z0-9]{6}$/);
  });

  it('refuses what a database cannot store', async () => {
    const answer = await world.call(authCalls.register, {
      body: registrationInput({ firstName: 'An\u0000a' }),
    });
    assert.deepEqual([answer.status, answer.error?.field], [400, 'firstName']);
  });

  it('keeps no password and no token in the clear', async () => {
    const person = registrationInput({ password: 'palabra-muy-secreta' });
    await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    const user = await world.store.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    assert.match(user.passwordHash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = await world.store.db
      .selectFrom('mailTokens')
      .selectAll()
      .where('userId', '=', user.id)
      .execute();
    assert.equal(tokens.length, 1);
    assert.doesNotMatch(JSON.stringify(tokens), new RegExp(token));
  });
});
