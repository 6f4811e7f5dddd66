import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { keptPage } from './kept-page.ts';
import { stampedPage } from './stamped-page.ts';

const old = 'OLDnonce'.repeat(6);
/** Thirty thousand letters, and a nonce after each thousand. */
const pageWith = (nonce: string) =>
  Array.from(
    { length: 30 },
    (_, part) => `${String.fromCharCode(97 + (part % 26)).repeat(1_000)}${nonce}`,
  ).join('');
const policyWith = (nonce: string) => `script-src 'nonce-${nonce}'`;

describe('a page that is kept', () => {
  let server: Server;
  let port: number;

  before(async () => {
    const kept = keptPage(
      {
        status: 200,
        nonce: old,
        page: await stampedPage(Buffer.from(pageWith(old)), old),
        headers: [['content-security-policy', policyWith(old)]],
      },
      {},
    );
    server = createServer((request, response) => kept.send({ request, response, id: 'one' }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'gzip' } });
    return { policy: answer.headers.get('content-security-policy'), body: await answer.text() };
  };

  it('has a nonce of its own in each answer, the same in its policy and all over it', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, read));
    for (const { policy, body } of answers) assert.equal(body, pageWith(nonceIn(policy ?? '')));
    assert.equal(new Set(answers.map(({ policy }) => policy)).size, answers.length);
  });

  it('stays whole for somebody who reads late, whatever others get meanwhile', async () => {
    const asked = 500;
    const slow = connect(port, '127.0.0.1').pause();
    slow.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(asked));
    for (let turn = 0; turn < 5; turn++) await Promise.all(Array.from({ length: 50 }, read));
    const answers = await answersOn(slow, asked);
    for (const { head, body } of answers) assert.equal(body, pageWith(nonceIn(head)));
  });

  it('is not torn by somebody who goes away in the middle of it', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const gone = connect(port, '127.0.0.1').pause();
      gone.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100));
      await read();
      gone.destroy();
      const { policy, body } = await read();
      assert.equal(body, pageWith(nonceIn(policy ?? '')));
    }
  });

  it('is shorter for who can unpack it', async () => {
    const { headers, bytes } = await answerOnce(port, 'accept-encoding: br, gzip\r\n');
    assert.match(headers, /content-encoding: gzip/);
    assert.equal(gunzipSync(bytes).toString(), pageWith(nonceIn(headers)));
  });
});

function nonceIn(text: string): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(text) ?? [];
  assert.equal(nonce.length, old.length);
  assert.notEqual(nonce, old);
  return nonce;
}

/** What comes on a line that was left unread, once all the answers are there. */
async function answersOn(socket: Socket, count: number) {
  const answers: { head: string; body: string }[] = [];
  let text = '';
  for await (const chunk of socket) {
    text += chunk.toString('latin1');
    for (let end = text.indexOf('\r\n\r\n'); end !== -1; end = text.indexOf('\r\n\r\n')) {
      const head = text.slice(0, end);
      const [, length = 0] = /content-length: (\d+)/.exec(head) ?? [];
      const next = end + 4 + Number(length);
      if (text.length < next) break;
      answers.push({ head, body: text.slice(end + 4, next) });
      text = text.slice(next);
    }
    if (answers.length === count) break;
  }
  assert.equal(answers.length, count);
  return answers;
}

async function answerOnce(port: number, header: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${header}\r\n`);
  const whole = Buffer.concat(await socket.toArray());
  const end = whole.indexOf('\r\n\r\n');
  return { headers: whole.subarray(0, end).toString(), bytes: whole.subarray(end + 4) };
}
