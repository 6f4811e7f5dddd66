import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Mailbox, startMailbox } from '@traip/e2e/mailbox';
import { isEncryptionRequired, smtpMailer } from './mailer.ts';

const email = { to: 'ana@correo.es', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

describe('a mail server', () => {
  let mailbox: Mailbox;
  before(async () => {
    mailbox = await startMailbox();
  });
  after(() => mailbox.close());

  it('on another machine must encrypt, unless its URL says that it cannot', () => {
    assert.equal(isEncryptionRequired('smtp://mail.example:587'), true);
    assert.equal(isEncryptionRequired('smtp://user:word@10.0.0.7'), true);
    assert.equal(isEncryptionRequired('smtp://relay.internal?ignoreTLS=true'), false);
    assert.equal(isEncryptionRequired('smtp://relay.internal?requireTLS=false'), false);
  });

  it('on this machine need not', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      assert.equal(isEncryptionRequired(`smtp://${host}:25`), false);
  });

  it('that must encrypt and does not gets no email', async () => {
    const mailer = await smtpMailer(`${mailbox.url}?requireTLS=true`, 'Traip <no-reply@traip.test>');
    await assert.rejects(mailer.send(email), /STARTTLS|TLS/);
    assert.equal(mailbox.countFor(email.to), 0);
    mailer.close();
  });
});
