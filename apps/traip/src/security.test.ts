import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';
import { errorInLog, pathInLog } from './log.ts';
import { securityTxt } from './security-txt.ts';
import { createServer } from './server.ts';

const server = (environment: Record<string, string> = {}) => {
  const app = createServer(readConfig({ LOG_LEVEL: 'silent', ...environment }));
  app.get('/v1/club/thing', () => ({ well: true }));
  app.get('/a-page', () => 'well');
  return app;
};

const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

describe('security headers', () => {
  it('keep data from being run, framed or read by other sites, found or not', async () => {
    for (const url of ['/v1/club/thing', '/v1/club/nothing', '/v1?x=1']) {
      const { headers } = await server().inject(url);
      assert.equal(headers['content-security-policy'], dataPolicy);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
  });

  it('are left to the pages themselves', async () => {
    for (const url of ['/a-page', '/v1-is-no-call', '/devil'])
      assert.equal((await server().inject(url)).headers['content-security-policy'], undefined);
  });

  it('require https when the product is served over it', async () => {
    const insists = async (PUBLIC_ORIGIN: string) =>
      (await server({ PUBLIC_ORIGIN }).inject('/a-page')).headers['strict-transport-security'];
    assert.equal(await insists('https://liga.example'), 'max-age=31536000; includeSubDomains');
    assert.equal(await insists('http://localhost:3000'), undefined);
  });
});

describe('security.txt', () => {
  it('exists once a security contact is configured', async () => {
    const url = '/.well-known/security.txt';
    assert.equal((await server().inject(url)).statusCode, 404);
    const SECURITY_CONTACT = 'mailto:seguridad@liga.example';
    const answer = await server({ SECURITY_CONTACT }).inject(url);
    assert.match(String(answer.headers['content-type']), /^text\/plain/);
    assert.match(answer.body, /^Contact: mailto:seguridad@liga\.example$/m);
  });

  it('falls back to the operator as contact', async () => {
    const OPERATOR_EMAIL = 'hola@liga.example';
    const url = '/.well-known/security.txt';
    const { statusCode, body } = await server({ OPERATOR_EMAIL }).inject(url);
    assert.equal(statusCode, 200);
    assert.match(body, /^Contact: mailto:hola@liga\.example$/m);
    const [, ends = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
    const days = (Date.parse(ends) - Date.now()) / 86_400_000;
    // RFC 9116 recommends less than a year.
    assert.ok(days > 30 && days < 365, ends);
    const both = await server({ OPERATOR_EMAIL, SECURITY_CONTACT: 'https://liga.example/s' }).inject(url);
    assert.match(both.body, /^Contact: https:\/\/liga\.example\/s$/m);
  });

  it('expires after half a year', () => {
    const text = securityTxt('mailto:a@b.example', 'https://b.example', new Date('2026-01-01T12:00:00Z'));
    assert.match(text, /^Expires: 2026-06-30T00:00:00\.000Z$/m);
    assert.match(text, /^Canonical: https:\/\/b\.example\/\.well-known\/security\.txt$/m);
  });

  it('needs an address as its contact', () => {
    assert.throws(() => readConfig({ SECURITY_CONTACT: 'javascript:alert(1)' }), /SECURITY_CONTACT must be/);
  });
});

describe('the log', () => {
  it('has the path of an address without its secrets', () => {
    const key = 'a'.repeat(43);
    assert.equal(pathInLog(`/auth/reset-password?token=${key}`), '/auth/reset-password');
    assert.equal(pathInLog(`/en/join/${key}`), '/en/join/aaaa…');
    assert.equal(
      pathInLog(`/v1/club/agenda/person/${key}/calendar.ics`),
      '/v1/club/agenda/person/aaaa…/calendar.ics',
    );
    const id = '/m/0190a1b2-0000-7000-8000-000000000001';
    assert.equal(pathInLog(id), id);
  });

  it('has the location of an error, but not the row that caused it', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ana@correo.es) already exists.',
    });
    const logged = errorInLog(new Error('outer', { cause: error }));
    assert.match(JSON.stringify(logged), /duplicate key.*23505/);
    assert.doesNotMatch(JSON.stringify(logged), /ana@correo\.es/);
  });
});
