import type { Page } from '@playwright/test';
import { demo, demoPassword, sessionOf } from '../world/accounts.ts';
import { expect, openSignedIn, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { fillLogin, login, logout } from './steps.ts';

const t = wordsOf('es');
const elevenMinutes = 11 * 60_000;

/** As if the last refresh had been eleven minutes ago; on a page that runs none of our code. */
async function letTimePass(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (ago) => localStorage.setItem('traip.lastRefresh', String(Date.now() - ago)),
    elevenMinutes,
  );
}

const greeting = (page: Page) => page.getByRole('heading', { name: /^Hola, / });

for (const locale of locales) {
  test(`a page for signed-in people asks to sign in and comes back (${locale})`, { tag: '@phone' }, async ({
    page,
  }) => {
    const words = wordsOf(locale);
    const wanted = pathIn(locale, '/dashboard/liga-norte?tab=1');
    await page.goto(wanted);
    await expect(page).toHaveURL((url) => {
      const { pathname, searchParams } = url;
      return pathname === pathIn(locale, '/auth/login') && searchParams.get('error') === 'SessionRequired';
    });
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(wanted);
    await expect(page.getByText(words('authError.reasons.sessionRequired.title'))).toBeVisible();
    await fillLogin(page, locale, demo.admin, demoPassword);
    await expect(page).toHaveURL(wanted);
  });

  test(`signing in leads to the dashboard of one's organisation (${locale})`, async ({ page }) => {
    await login(page, locale, demo.superAdmin, demoPassword);
    await expect(page).toHaveURL(pathIn(locale, '/dashboard/liga-norte'));
    await expect(page.getByRole('button', { name: /Liga Norte/ }).first()).toBeVisible();
  });
}

for (const callbackUrl of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`signing in never leads to ${callbackUrl}`, async ({ page, world }) => {
    await page.goto(`/auth/login?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    await fillLogin(page, 'es', demo.member, demoPassword);
    await expect(page).toHaveURL(`${world.origin}/dashboard/liga-norte`);
  });
}

test('who is signed in already does not see the sign-in form', async ({ page, world }) => {
  await openSignedIn(page, await sessionOf(world, demo.member), '/auth/login');
  await expect(page).toHaveURL('/dashboard/liga-norte');
});

test('the session survives a reload', async ({ page, world }) => {
  await openSignedIn(page, await sessionOf(world, demo.member), '/home');
  await expect(greeting(page)).toBeVisible();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
});

test('two tabs stay signed in past a refresh, and only one of them asks for it', async ({
  page,
  context,
  world,
}) => {
  const session = await sessionOf(world, demo.member);
  await openSignedIn(page, session, '/home');
  await expect(greeting(page)).toBeVisible();
  const other = await context.newPage();
  await Promise.all([letTimePass(page), other.goto('/robots.txt')]);
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });
  await Promise.all([page.goto('/home'), other.goto('/home')]);
  const storedToken = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('traip.session') ?? '{}').refreshToken);
  await expect.poll(storedToken).not.toBe(session.refreshToken);
  for (const tab of [page, other]) {
    await tab.waitForLoadState('networkidle');
    await expect(greeting(tab)).toBeVisible();
  }
  expect(refreshes).toHaveLength(1);
});

test('a session that the server has ended leads to the sign-in page', async ({ page, world }) => {
  await openSignedIn(
    page,
    { ...(await sessionOf(world, demo.member)), refreshToken: 'ended' },
    '/robots.txt',
  );
  await letTimePass(page);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem('traip.session'))).toBeNull();
});

test('a server that stumbles during the refresh signs nobody out', async ({ page, world }) => {
  await openSignedIn(page, await sessionOf(world, demo.member), '/robots.txt');
  await letTimePass(page);
  const refused = page.waitForResponse('**/v1/club/auth/refresh');
  await page.route('**/v1/club/auth/refresh', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/home');
  await refused;
  await expect(greeting(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('traip.session'))).not.toBeNull();
});

test('signing out in one tab reaches the other', { tag: '@phone' }, async ({ page, context, world }) => {
  await openSignedIn(page, await sessionOf(world, demo.member), '/home');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(greeting(other)).toBeVisible();
  await logout(page, 'es');
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth\/login/);
  const stored = await page.evaluate(() => [
    localStorage.getItem('traip.session'),
    localStorage.getItem('traip.lastRefresh'),
  ]);
  expect(stored).toEqual([null, null]);
});

test('orgCode in the address selects one of my organisations, and no other', async ({ page, world }) => {
  const session = await sessionOf(world, demo.superAdmin);
  const selected = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('traip.session') ?? '{}').selectedOrganizationId);
  await openSignedIn(page, session, '/home?orgCode=cd-alameda');
  await expect.poll(selected).not.toBe(session.selectedOrganizationId);
  const alameda = await selected();
  await page.goto('/home?orgCode=no-such-club');
  await expect(greeting(page)).toBeVisible();
  expect(await selected()).toBe(alameda);
});

test('the dashboard of a strange organisation says so and offers a way on', async ({ page, world }) => {
  await openSignedIn(page, await sessionOf(world, demo.member), '/dashboard/cd-alameda');
  await expect(page.getByRole('heading', { name: t('dashboard.stranger') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dashboard.goTo', { name: 'Liga Norte' }) })
    .click();
  await expect(page).toHaveURL('/dashboard/liga-norte');
});
