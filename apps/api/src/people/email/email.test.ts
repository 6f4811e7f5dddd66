import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { registrationInput } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { accountEmail } from './account-email.ts';

describe('the mailbox of a development machine', () => {
  const world = openWorld({ mail: { kind: 'mailbox' } });

  it('keeps undeliverable emails, readable as a page', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    const row = await waitForMail(person.email);
    const list = await world.app.inject('/dev/mailbox');
    assert.match(list.body, new RegExp(`/dev/mailbox/${row.id}"`));
    const mail = await world.app.inject(`/dev/mailbox/${row.id}`);
    assert.match(mail.body, /auth\/verify-email\?token=/);
    assert.match(String(mail.headers['content-security-policy']), /default-src 'none'/);
  });

  it('returns 404 for an email that does not exist', async () => {
    for (const id of ['999', 'x', '-1'])
      assert.equal((await world.app.inject(`/dev/mailbox/${id}`)).statusCode, 404);
  });

  async function waitForMail(recipient: string) {
    for (;;) {
      const row = await world.store.db
        .selectFrom('mailbox')
        .selectAll()
        .where('recipient', '=', recipient)
        .executeTakeFirst();
      if (row) return row;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});

describe('where emails are sent by SMTP', () => {
  const world = openWorld();

  it('there is no mailbox page', async () => {
    assert.equal((await world.app.inject('/dev/mailbox')).statusCode, 404);
  });
});

describe('an email', () => {
  it('treats a name as text, never as markup', () => {
    const job = { letter: 'reset-password', email: 'a@b.es', locale: 'es' } as const;
    const { html } = accountEmail(job, {
      origin: 'https://traip.test',
      name: '<img src=x onerror=alert(1)>',
      token: 't',
    });
    assert.doesNotMatch(html, /<img/);
    assert.match(html, /&lt;img/);
  });
});
