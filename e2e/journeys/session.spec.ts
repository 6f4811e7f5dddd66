import type { Page } from '@playwright/test';
import { demo, demoPassword, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { fillLogin, logout } from './steps.ts';

const t = messagesIn('es');
const elevenMinutes = 11 * 60_000;

/** Sets the last refresh eleven minutes back; on a page that runs none of our code. */
async function letTimePass(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (ago) => localStorage.setItem('traip.lastRefresh', String(Date.now() - ago)),
    elevenMinutes,
  );
}

const greeting = (page: Page) => page.getByRole('heading', { name: /^Hola, / });
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('traip.session') ?? 'null') as { refreshToken: string },
  );

test('a page for signed-in people asks to sign in and returns in its language', { tag: '@phone' }, async ({
  page,
}) => {
  const requested = '/en/dashboard/liga-norte?tab=1';
  await page.goto(requested);
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    return pathname === '/en/auth/login' && searchParams.get('error') === 'SessionRequired';
  });
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(requested);
  await expect(page.getByText(messagesIn('en')('authError.reasons.sessionRequired.title'))).toBeVisible();
  await fillLogin(page, 'en', demo.admin, demoPassword);
  await expect(page).toHaveURL(requested);
});

test("signing in opens the user's organisation, and never another one's pages", async ({ page, app }) => {
  await page.goto(`/auth/login?callbackUrl=${encodeURIComponent('https://evil.example/')}`);
  await fillLogin(page, 'es', demo.superAdmin, demoPassword);
  await expect(page).toHaveURL(`${app.origin}/dashboard/liga-norte`);
  await expect(page.getByRole('button', { name: /Liga Norte/ }).first()).toBeVisible();
});

test("a signed-in user stays signed in and doesn't see the login form", async ({ page, app }) => {
  await openSignedIn(page, await sessionOf(app, demo.member), '/auth/login');
  await expect(page).toHaveURL('/dashboard/liga-norte');
  await page.reload();
  await expect(page.getByRole('button', { name: /Liga Norte/ }).first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard/liga-norte');
});

test('two tabs stay signed in past a refresh that only one of them makes, and sign out together', async ({
  page,
  context,
  app,
}) => {
  const session = await sessionOf(app, demo.member);
  await openSignedIn(page, session, '/robots.txt');
  await letTimePass(page);
  const other = await context.newPage();
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });
  await Promise.all([page.goto('/home'), other.goto('/home')]);
  await expect.poll(async () => (await stored(page)).refreshToken).not.toBe(session.refreshToken);
  for (const tab of [page, other]) await expect(greeting(tab)).toBeVisible();
  expect(refreshes).toHaveLength(1);

  await logout(page);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth\/login/);
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /session|Refresh|nextauth/.test(key)));
  await expect.poll(left).toEqual([]);
});

test('a failing server signs no one out during the refresh; one that has ended the session does', async ({
  page,
  app,
}) => {
  const refresh = '**/v1/club/auth/refresh';
  await openSignedIn(page, { ...(await sessionOf(app, demo.member)), refreshToken: 'ended' }, '/robots.txt');
  await letTimePass(page);
  const refused = page.waitForResponse(refresh);
  await page.route(refresh, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/home');
  await refused;
  await expect(greeting(page)).toBeVisible();
  expect(await stored(page)).not.toBeNull();

  await page.unroute(refresh);
  await letTimePass(page);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await stored(page)).toBeNull();
});

test("orgCode in the URL selects one of the user's organisations, and no other; an unknown one offers a way on", async ({
  page,
  app,
}) => {
  const session = await sessionOf(app, demo.superAdmin);
  const selected = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('traip.session') ?? '{}').selectedOrganizationId);
  await openSignedIn(page, session, '/home?orgCode=cd-alameda');
  await expect.poll(selected).not.toBe(session.selectedOrganizationId);
  const alameda = await selected();
  await page.goto('/home?orgCode=no-such-club');
  await expect(greeting(page)).toBeVisible();
  expect(await selected()).toBe(alameda);

  await openSignedIn(page, await sessionOf(app, demo.member), '/dashboard/cd-alameda');
  await expect(page.getByRole('heading', { name: t('dashboard.stranger') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dashboard.goTo', { name: 'Liga Norte' }) })
    .click();
  await expect(page).toHaveURL('/dashboard/liga-norte');
});
