import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch, registerGoal, startMatch } from './desk-steps.ts';
import { tabTo } from './keyboard-steps.ts';
import { playLevelTable } from './public-steps.ts';

test.use({ startsPages: false });

// Elsewhere pages start by themselves soon.
test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ downlink: 1.5 }) }),
  ),
);

const t = messagesIn('es');
const scripts = '**/_next/static/**/*.js';

async function createLeague(app: TestApp) {
  const club = await createOrganisation(app);
  const league = await createCompetition(app, club, {
    name: 'Liga Tranquila',
    teams: 4,
    generate: true,
    publish: true,
  });
  await playLevelTable(app, club, league.id);
  return { club, path: `/c/${league.id}` };
}

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}

/** Leaves time for what happens before hydration. */
async function delayScripts(page: Page): Promise<void> {
  await page.route(scripts, async (route) => {
    await pause(1_500);
    await route.continue();
  });
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === '');
const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');
const share = (page: Page) => page.getByRole('button', { name: t('sharing.share'), exact: true });
const follow = (page: Page) => page.getByRole('button', { name: t('follow.follow'), exact: true });

/** Stops the clock of the page. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date('2100-01-01'));
}

test('a stranger reads a table and follows a link without loading a script', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const { path } = await createLeague(app);
  await stopTime(page);
  const requested = watchScripts(page);
  await page.goto(`${path}?tab=standings`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(4);
  await page.getByRole('link', { name: t('publicCompetition.tabs.matches') }).tap();
  await expect(page).toHaveURL(/tab=matches/);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('a page starts its scripts after ten seconds in view', async ({ page, app }) => {
  const { path } = await createLeague(app);
  await stopTime(page);
  await page.goto(path);
  await page.clock.runFor(9_000);
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  const scriptRequest = page.waitForRequest(scripts);
  await page.clock.runFor(1_500);
  await scriptRequest;
});

test('a tap before the scripts is acknowledged, and handled once', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const { path } = await createLeague(app);
  await delayScripts(page);
  await page.goto(path);
  const button = follow(page);
  await button.tap();
  expect(await isHydrated(page)).toBe(false);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // A second press would undo the first.
  await expect(page.getByText(t('follow.see'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('traip.follows') ?? '[]').length)).toBe(1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('several early clicks are handled in order', async ({ page, app }) => {
  const { path } = await createLeague(app);
  await delayScripts(page);
  await page.goto(path);
  await follow(page).click();
  await share(page).click();
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('traip.follows') ?? '[]').length)).toBe(1);
});

test('the keyboard can press a button before the scripts', async ({ page, app }) => {
  const { path } = await createLeague(app);
  await delayScripts(page);
  await page.goto(path);
  await tabTo(share(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('text typed before the scripts is kept, and gets suggestions', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/o/liga-norte');
  const field = page.getByRole('combobox', { name: t('shell.searchHint') });
  await field.pressSequentially('liga nor');
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByRole('option', { name: /Liga Norte/ }).first()).toBeVisible();
  await field.pressSequentially('te');
  await expect(field).toHaveValue('liga norte');
});

test('a search works before the scripts', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/o/liga-norte');
  await page.getByRole('combobox', { name: t('shell.searchHint') }).pressSequentially('futbol');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('landing.found', { query: 'futbol' }) })).toBeVisible();
});

test.describe('a first-time visitor', () => {
  test.use({ hasChosenCookies: false });

  test('answers the cookie banner without scripts', { tag: '@phone' }, async ({ page, context, app }) => {
    const { path } = await createLeague(app);
    await stopTime(page);
    const requested = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const banner = page.getByRole('region', { name: t('consent.region') });
    await banner.getByRole('button', { name: t('consent.onlyNecessary') }).tap();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const [cookie] = await context.cookies();
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({
      necessary: true,
      analytics: false,
    });
    expect(requested).toEqual([]);
    await page.clock.resume();
    await page.mouse.wheel(0, 100);
    await expectHydrated(page);
    await expect(banner).toBeHidden();
  });

  test('is counted after consent', async ({ page, app }) => {
    const before = app.analytics.loads();
    await page.goto('/o/liga-norte');
    await page.getByRole('button', { name: t('consent.acceptAll') }).click();
    await expect.poll(() => app.analytics.loads()).toBe(before + 1);
    await page.reload();
    await expect.poll(() => app.analytics.loads()).toBe(before + 2);
  });
});

test('a page starts at once for signed-in readers', async ({ page, app }) => {
  const { club, path } = await createLeague(app);
  await stopTime(page);
  const scriptRequest = page.waitForRequest(scripts);
  await openSignedIn(page, club.admin.session, path);
  await scriptRequest;
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
});

test('a page with a live match starts at once and follows it', async ({ page, app }) => {
  const { club, match } = await createMatch(app);
  await startMatch(app, club, match);
  const following = page.waitForRequest(/\/live\/match\//);
  await page.goto(`/m/${match.id}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await following;
  await expectHydrated(page);
  await registerGoal(app, club, match);
  await expect(page.getByText('1', { exact: true }).first()).toBeVisible();
});

test('a page whose scripts fail stays readable, and the next click tries again', async ({
  page,
  context,
  app,
}) => {
  const { path } = await createLeague(app);
  await page.goto(path);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await share(page).click();
  await failed;
  await expect(share(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await share(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
