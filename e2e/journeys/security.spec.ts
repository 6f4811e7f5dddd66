import { request as ask } from 'node:http';
import { ownPassword, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createCompetition, createOrganisation, startCompetition } from './competition-steps.ts';
import { matchesOf } from './public-steps.ts';
import { createUser } from './team-steps.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A raw request, unlike a browser's: the path unnormalised, under any host. */
function sendRaw({ origin }: TestApp, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    ask({ hostname, port, path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .once('error', reject)
      .end();
  });
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

/** Payloads that would execute if a page, its structured data or its title treated them as markup. */
const hostile = [
  '</script><script>window.hurt=1</script>',
  '"><img src=x onerror=window.hurt=1>',
  "';window.hurt=1//{{7*7}}",
  'javascript:window.hurt=1',
];

test('team names are text on every page, and never markup', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: hostile[0] ?? '',
    generate: true,
    publish: true,
    more: { description: hostile.join(' ') },
    named: hostile,
  });
  await startCompetition(app, club, competition);
  const [match] = await matchesOf(app, club, competition.id);
  const pages = [
    `/c/${competition.id}`,
    `/en/c/${competition.id}`,
    `/m/${match?.id}`,
    `/tv/${competition.id}`,
    `/embed/standings/${competition.id}`,
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText('window.hurt=1').filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => 'hurt' in window), path).toBe(false);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(() => JSON.parse(data), path).not.toThrow();
  }
  await page.goto(`/?q=${encodeURIComponent(hostile[1] ?? '')}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window), 'what is searched for').toBe(false);
});

test('every response has its security headers', async ({ app }) => {
  expect(policyOf(await sendRaw(app, '/'))).not.toBe(policyOf(await sendRaw(app, '/')));
  for (const path of ['/', '/auth/login', '/o/liga-norte', '/nowhere', '/api/auth/csrf', '/robots.txt']) {
    const answer = await sendRaw(app, path);
    const policy = policyOf(answer);
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[\w+/=-]+' 'strict-dynamic';/);
    expect(policy, path).not.toContain('unsafe-eval');
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy, path).toContain(rule);
    expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
    expect(answer.headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(answer.headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(answer.headers['x-powered-by'], path).toBeUndefined();
  }
  for (const path of ['/v1/club/nowhere', '/v1/club/auth/profile', '/health'])
    expect(policyOf(await sendRaw(app, path)), path).toContain("default-src 'none'");
});

test('a made-up host is never trusted, and never cached', async ({ app }) => {
  const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  for (const path of [
    '/o/liga-norte?from=a-lie',
    '/es/o/liga-norte',
    '/robots.txt',
    '/sitemap.xml',
    '/auth/login',
  ]) {
    const deceived = await sendRaw(app, path, lies);
    expect(deceived.body, path).not.toContain('evil.example');
    expect(String(deceived.headers.location ?? ''), path).not.toContain('evil.example');
    expect((await sendRaw(app, path)).body, path).not.toContain('evil.example');
  }
});

test('path traversal reaches nothing but pages', async ({ app }) => {
  const traversals = [
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%252f..%252fpackage.json',
    '..%5c..%5cpackage.json',
  ];
  for (const folder of ['/_next/static', '/icons', '/worker', '/files', '/_next/static/chunks'])
    for (const path of [...traversals, '../../package.json', '..%00/package.json', '.git/config', '.env']) {
      const { status, body } = await sendRaw(app, `${folder}/${path}`);
      expect(status, `${folder}/${path}`).toBeGreaterThanOrEqual(300);
      expect(status, `${folder}/${path}`).toBeLessThan(500);
      expect(body, `${folder}/${path}`).not.toMatch(/"workspaces"|"dependencies"|\[core\]/);
    }
});

test('the redirect to a provider and back begins and ends here', async ({ app }) => {
  for (const callbackUrl of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    for (const action of ['signin', 'signout', 'error']) {
      const { headers } = await sendRaw(
        app,
        `/api/auth/${action}?callbackUrl=${encodeURIComponent(callbackUrl)}`,
      );
      const target = new URL(String(headers.location ?? '/'), app.origin);
      expect(target.origin, `${action} ${callbackUrl}`).toBe(app.origin);
    }
  }
  const { headers } = await sendRaw(app, '/api/auth/csrf');
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies)
    expect(cookie).toMatch(/; HttpOnly; SameSite=(Lax|Strict)|SameSite=(Lax|Strict).*HttpOnly/i);
});

test('a user sees their other sessions, and ends them', { tag: '@phone' }, async ({ page, app }) => {
  const t = messagesIn('es');
  const { email, session } = await createUser(app, 'Ana');
  const elsewhere = await sessionOf(app, email, ownPassword);
  await openSignedIn(page, session, '/profile?tab=security');
  const before = t('profile.sessions.endOne', { when: '' }).trim();
  await page.getByRole('button', { name: before }).click();
  await expect(page.getByText(t('profile.sessions.ended'))).toBeVisible();
  await expect(page.getByRole('button', { name: before })).toHaveCount(0);
  const refresh = await page.request.post('/v1/club/auth/refresh', {
    data: { refreshToken: elsewhere.refreshToken },
  });
  expect(refresh.status()).toBe(401);
});
