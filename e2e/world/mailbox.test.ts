import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { type Mailbox, startMailbox } from './mailbox.ts';

let mailbox: Mailbox;

before(async () => {
  mailbox = await startMailbox();
});

after(() => mailbox.close());

/** Speaks just enough SMTP to send one mail. */
async function send(to: string, subject: string, body: string): Promise<void> {
  const socket = connect(Number(new URL(mailbox.url).port), '127.0.0.1');
  const content = `Subject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n.`;
  const lines = ['HELO test', 'MAIL FROM:<a@example.com>', `RCPT TO:<${to}>`, 'DATA', content, 'QUIT'];
  for await (const _reply of socket) {
    const line = lines.shift();
    if (line) socket.write(`${line}\r\n`);
  }
}

test('a mail is taken once, by whom it was sent to', async () => {
  await send('ana@example.com', 'First', 'Go to http://localhost:1/x?token=1 now');
  await send('ana@example.com', 'Second', 'No link');
  const first = await mailbox.take('ana@example.com');
  assert.deepEqual([first.subject, first.link], ['First', 'http://localhost:1/x?token=1']);
  assert.equal((await mailbox.take('ana@example.com')).subject, 'Second');
});

test('who asks before the mail is there waits for it', async () => {
  const waiting = mailbox.take('eva@example.com');
  await send('somebody.else@example.com', 'Not this', '');
  await send('eva@example.com', 'This', '');
  assert.equal((await waiting).subject, 'This');
});
