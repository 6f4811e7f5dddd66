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

describe('register', () => {
  const world = openWorld();

  it('sends a link that verifies the address, after which the person can sign in', async () => {
    const person = registrationInput();
    const answer = await world.call(authCalls.register, { body: person });
    assert.equal(answer.status, 202);
    const early = await world.call(authCalls.login, { body: credentials(person) });
    assert.deepEqual([early.status, early.error?.code], [403, 'EMAIL_NOT_VERIFIED']);
    const mail = await world.mailbox.take(person.email);
    assert.equal(mail.subject, 'Verifica tu correo en Traip');
    assert.match(mail.text, /https:\/\/traip\.test\/auth\/verify-email\?token=/);
    const token = mail.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const verified = await world.call(authCalls.verifyEmail, { body: { token } });
    assert.deepEqual(verified.body, { status: 'VERIFIED', session: null });
    const login = await world.call(authCalls.login, { body: credentials(person) });
    assert.equal(login.status, 200);
    assert.equal(login.body.user.favoriteSport, 'HANDBALL');
    assert.equal(login.body.user.birthday, '1999-12-31');
    assert.match(login.body.user.userCode, /^ana-perez-[a-z0-9]{6}$/);
  });

  it('writes to English readers in English, with an English link', async () => {
    const person = registrationInput({ locale: 'en' });
    await world.call(authCalls.register, { body: person });
    const mail = await world.mailbox.take(person.email);
    assert.equal(mail.subject, 'Verify your email for Traip');
    assert.match(mail.text, /https:\/\/traip\.test\/en\/auth\/verify-email\?token=/);
  });

  it('gives the same response for taken and free addresses, and notifies only the owner', async () => {
    const owner = await registerVerified(world);
    const taken = await world.call(authCalls.register, { body: registrationInput({ email: owner.email }) });
    const free = await world.call(authCalls.register, { body: registrationInput() });
    assert.equal(taken.status, free.status);
    assert.deepEqual(Object.keys(taken.body), Object.keys(free.body));
    const mail = await world.mailbox.take(owner.email);
    assert.equal(mail.subject, 'Ya tienes una cuenta en Traip');
    assert.equal(
      (await world.call(authCalls.login, { body: credentials(owner) })).status,
      200,
      'the old password still works',
    );
  });

  it('keeps registrations apart: a stranger changes neither the owner’s password nor link', async () => {
    const owner = registrationInput({ firstName: 'Olga' });
    await world.call(authCalls.register, { body: owner });
    const link = await tokenFromMail(world, owner.email);
    const stranger = registrationInput({ email: owner.email, password: 'contraseña-ajena' });
    await world.call(authCalls.register, { body: stranger });
    const strangersLink = await tokenFromMail(world, owner.email);
    const early = await world.call(authCalls.login, { body: credentials(owner) });
    assert.equal(early.error?.code, 'EMAIL_NOT_VERIFIED');

    assert.equal((await world.call(authCalls.verifyEmail, { body: { token: link } })).status, 200);
    const login = await world.call(authCalls.login, { body: credentials(owner) });
    assert.equal(login.body.user.firstName, 'Olga');
    assert.equal((await world.call(authCalls.login, { body: credentials(stranger) })).status, 401);
    const late = await world.call(authCalls.verifyEmail, { body: { token: strangersLink } });
    assert.equal(late.error?.code, 'VERIFICATION_LINK_INVALID');
  });

  it('admits the owner of an address that a stranger registered and never verified', async () => {
    const stranger = registrationInput({ password: 'contraseña-ajena', birthday: '1970-05-05' });
    await world.call(authCalls.register, { body: stranger });
    await tokenFromMail(world, stranger.email);
    const owner = registrationInput({ email: stranger.email, firstName: 'Olga' });
    await world.call(authCalls.register, { body: owner });
    await world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, owner.email) } });
    assert.equal((await world.call(authCalls.login, { body: credentials(stranger) })).status, 401);
    const { user } = (await world.call(authCalls.login, { body: credentials(owner) })).body;
    assert.deepEqual([user.firstName, user.birthday, user.privacy], ['Olga', owner.birthday, 'PUBLIC']);
    assert.match(user.userCode, /^olga-perez-/);
  });

  it('never closes an address to its owner, however often strangers register it', async () => {
    const email = registrationInput().email;
    for (let network = 1; network <= 7; network++) {
      const body = registrationInput({ email, password: `de-un-extraño-${network}` });
      await world.call(authCalls.register, { body }, { ip: `203.0.${network}.9` });
      await world.mailbox.take(email);
    }
    const mine = await world.call(authCalls.register, { body: registrationInput({ email }) });
    assert.equal(mine.status, 202);
    const mail = await world.mailbox.take(email);
    assert.equal(mail.subject, 'Elige una contraseña nueva para Traip');
    const token = mail.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const reset = await world.call(authCalls.forgetPasswordVerify, {
      body: { token, password: 'la-mía-propia' },
    });
    assert.equal(reset.status, 200);
  });

  it('sends nothing that a stranger typed to an unverified address', async () => {
    const person = registrationInput({ firstName: 'Gana un premio', surnames: 'Aquí' });
    await world.call(authCalls.register, { body: person });
    const mail = await world.mailbox.take(person.email);
    assert.doesNotMatch(`${mail.subject} ${mail.text}`, /premio|Aquí/);
    await world.call(authCalls.forgetPassword, { body: { email: person.email } });
    const reset = await world.mailbox.take(person.email);
    assert.doesNotMatch(reset.text, /premio/);
  });

  it('creates one account when the same form arrives twice at once', async () => {
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
      en: 'The password must be at least 6 characters.',
    });
  });

  it('lets a minor start private, under a code without the surname', async () => {
    const birthday = `${world.now().getUTCFullYear() - 16}-06-01`;
    const minor = registrationInput({ birthday });
    await world.call(authCalls.register, { body: minor });
    await world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, minor.email) } });
    const { body } = await world.call(authCalls.login, { body: credentials(minor) });
    assert.equal(body.user.privacy, 'PRIVATE');
    assert.match(body.user.userCode, /^ana-[a-z0-9]{6}$/);
  });

  it('refuses text that the database cannot store', async () => {
    const answer = await world.call(authCalls.register, {
      body: registrationInput({ firstName: 'An\u0000a' }),
    });
    assert.deepEqual([answer.status, answer.error?.field], [400, 'firstName']);
  });

  it('stores no password and no token in plain text', async () => {
    const person = registrationInput({ password: 'palabra-muy-secreta' });
    await world.call(authCalls.register, { body: person });
    const token = await tokenFromMail(world, person.email);
    const registration = await world.store.db
      .selectFrom('users')
      .innerJoin('registrations', 'registrations.userId', 'users.id')
      .select(['users.id', 'users.passwordHash as accountsHash', 'registrations.passwordHash'])
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    assert.match(registration.passwordHash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal(registration.accountsHash, null, "the account is nobody's yet");
    const tokens = await world.store.db
      .selectFrom('mailTokens')
      .selectAll()
      .where('userId', '=', registration.id)
      .execute();
    assert.equal(tokens.length, 1);
    assert.doesNotMatch(JSON.stringify(tokens), new RegExp(token));
  });
});
