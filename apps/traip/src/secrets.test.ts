import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './launch/free-port.ts';
import { makeDataFolder } from './testing/data-folder.ts';

const authSecret = 'a-secret-that-signs-everything-here-0123456789';
const providerSecret = 'the-key-that-a-provider-gave-us';
const password = 'palabra-muy-secreta';
const email = 'ana@correo.es';

describe('a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-secrets-'));
  const secrets = new Map<string, string>();
  let pages: Server;
  let child: ChildProcess;
  let origin = '';
  let output = '';

  before(async () => {
    await makeDataFolder(folder);
    pages = createServer((_request, response) => response.end('a page')).listen(0, '127.0.0.1');
    await once(pages, 'listening');
    const port = await freePort('localhost');
    origin = `http://localhost:${port}`;
    child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        DEMO_DATA: 'false',
        LOG_LEVEL: 'trace',
        AUTH_SECRET: authSecret,
        GITHUB_CLIENT_ID: 'x',
        GITHUB_CLIENT_SECRET: providerSecret,
        WEB_ORIGIN: `http://127.0.0.1:${(pages.address() as { port: number }).port}`,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    while (!output.includes('Stop with Ctrl+C.')) {
      assert.equal(child.exitCode, null, output);
      await pause(50);
    }
  });
  after(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    pages.close();
    rmSync(folder, { recursive: true });
  });

  const remember = (label: string, secret: string) => {
    assert.ok(secret.length > 5, label);
    secrets.set(label, secret);
    return secret;
  };
  async function call(method: string, path: string, body?: unknown, token?: string) {
    const answer = await fetch(`${origin}/v1/club${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return (await answer.json().catch(() => ({}))) as Record<string, string>;
  }
  const visit = async (path: string) => void (await (await fetch(origin + path)).text());

  /** The secret in the link of the newest mail. */
  async function fromMail(count: number): Promise<string> {
    for (;;) {
      const answer = await fetch(`${origin}/dev/mailbox/${count}`);
      const token = /token=([\w-]+)/.exec(await answer.text())?.[1];
      if (token) return token;
      await pause(50);
    }
  }

  it('passes through the calls of an account', async () => {
    remember('the key of the server', authSecret);
    remember('the key for a provider', providerSecret);
    remember('a password', password);
    const person = { favoriteSport: 'PADEL', birthday: '1990-05-17', firstName: 'Ana', surnames: 'Ruiz' };
    await call('POST', '/auth/register', { email, password, ...person });
    const verification = remember('a link that verifies', await fromMail(1));
    await visit(`/auth/verify-email?token=${verification}`);
    await call('POST', '/auth/verify-email', { token: verification });
    await call('POST', '/auth/login', { email, password: remember('a wrong password', 'no-es-esta-clave') });
    await call('POST', '/auth/login', `{"email":"${email}","password":"${password}"`);
    const first = await call('POST', '/auth/login', { email, password });
    remember('an exchanged token', first.refreshToken ?? '');
    const { accessToken = '', refreshToken = '' } = await call('POST', '/auth/refresh', {
      refreshToken: first.refreshToken,
    });
    remember('a token for calls', accessToken);
    remember('a token that refreshes', refreshToken);
    await call('POST', '/auth/forget-password', { email });
    const reset = remember('a link that resets', await fromMail(2));
    await visit(`/en/auth/reset-password?token=${reset}`);
    await call('GET', '/auth/profile', undefined, `${accessToken}x`);
  });

  it('passes through the calls of codes, links, tickets and agendas', async () => {
    const token = secrets.get('a token for calls');
    const team = await call(
      'POST',
      '/teams/create',
      { name: 'Unión', code: 'union', privacy: 'PUBLIC' },
      token,
    );
    const qr = await call('POST', '/teams/invitations-qr/create', { teamId: team.id }, token);
    const code = remember('a QR code', qr.url?.split('/').at(-1) ?? '');
    await visit(`/join/${code}`);
    await call('POST', '/teams/invitations-qr/preview', { token: code }, token);
    const agenda = await call('POST', '/agenda/mine', {}, token);
    const address = new URL(
      Object.values(agenda).find((value) => `${value}`.includes('/agenda/person/')) ?? '',
    );
    remember('an agenda', address.pathname.split('/').at(-2) ?? '');
    await visit(address.pathname);
    const { ticket = '' } = await call('POST', '/notifications/ticket', {}, token);
    const line = new AbortController();
    await fetch(`${origin}/v1/club/live/bell?token=${remember('a ticket', ticket)}`, { signal: line.signal });
    line.abort();
    const scorer = remember('a scorer link', 'S'.repeat(43));
    await fetch(`${origin}/v1/club/match/x`, { headers: { 'x-scorer-token': scorer } });
    await visit(`/unsubscribe?token=${remember('a link that turns mails off', 'U'.repeat(60))}`);
  });

  it('passes through the calls of assistants', async () => {
    const session = secrets.get('a token for calls');
    const newToken = { name: 'Asistente', scopes: ['read'], days: 30 };
    const { secret = '' } = await call('POST', '/access-tokens', newToken, session);
    const callTool = async (token: string, tool: string, input: object) => {
      const params = { name: tool, arguments: input };
      const answer = await fetch(`${origin}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      });
      await answer.text();
      return answer.status;
    };
    assert.equal(await callTool(remember('an access token', secret), 'list_competitions', {}), 200);
    const wrong = remember('a wrong access token', `${secret.slice(0, -6)}abcdef`);
    assert.equal(await callTool(wrong, 'list_competitions', {}), 401);
    const proposalId = remember('a proposal', 'P'.repeat(80));
    assert.equal(await callTool(secret, 'apply_proposal', { proposalId }), 200);
  });

  it('is in no line of the log, at any level', () => {
    assert.ok(secrets.size > 10);
    assert.match(output, /\/auth\/reset-password/, 'the paths themselves are');
    for (const [what, secret] of secrets) assert.ok(!output.includes(secret), `${what} is in the log`);
  });

  it('is logged only as a sign-in or a refusal', () => {
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const events = lines.map(
      (line) => JSON.parse(line) as { msg: string; refused?: string; person?: string },
    );
    assert.ok(events.some(({ msg, person }) => msg === 'signed in' && person !== undefined));
    for (const code of ['CREDENTIALS_INCORRECT', 'UNAUTHORIZED'])
      assert.ok(
        events.some(({ msg, refused }) => msg === 'refused' && refused === code),
        code,
      );
    assert.ok(!output.includes(email), 'and no address of anybody');
  });
});
