import type { Page } from '@playwright/test';
import { localePath, locales, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import {
  createMatch,
  expectScore,
  readDesk,
  startMatch,
  waitUntilCached,
  waitUntilStored,
} from './desk-steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ hasServiceWorkers: true });

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);

test('a desk goes on offline: ten events arrive exactly once, and an undone one never does', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const { club, match, path } = await createMatch(app);
  await startMatch(app, club, match);
  // Through a link inside Traip: the document of the desk was never loaded.
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/matches`);
  await page.locator(`a[href$="${match.id}"]`).click();
  const goal = button(page, words('buttonOf', { what: words('kinds.GOAL'), team: match.home.name }));
  await expect(goal).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await waitUntilStored(page, words('kept'));
  await waitUntilCached(page);
  await context.setOffline(true);
  await expect(page.getByText(words('offline'), { exact: true })).toBeVisible();
  await page.reload();
  for (let count = 1; count <= 11; count += 1) {
    await goal.click();
    await button(page, words('nobody')).click();
    await expectScore(page, match, [count, 0]);
  }
  await button(page, words('undo')).click();
  await expectScore(page, match, [10, 0]);
  await page.reload();
  await expectScore(page, match, [10, 0]);
  await expect(page.getByText(words('waiting', { count: '10' }))).toBeVisible();
  expect((await readDesk(app, club, match)).score).toEqual({ home: 0, away: 0 });

  await context.setOffline(false);
  const arrived = async () => (await readDesk(app, club, match)).score;
  await expect.poll(arrived, { timeout: 20_000 }).toEqual({ home: 10, away: 0 });
  await expectScore(page, match, [10, 0]);
  const goals = (await readDesk(app, club, match)).events.filter(({ type }) => type === 'GOAL');
  expect(goals).toHaveLength(10);
  expect(new Set(goals.map(({ clientEventId }) => clientEventId)).size).toBe(10);
});

test("offline, a previously opened page still opens, and any other says why it can't", async ({
  page,
  context,
}) => {
  await page.goto('/o/liga-norte');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await waitUntilCached(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  for (const locale of locales) {
    const t = messagesIn(locale);
    await page.goto(localePath(locale, '/auth/login'));
    await expect(page.getByRole('heading', { name: t('pwa.offline.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: messagesIn('en')('pwa.offline.retry') }).click();
  const submit = { name: messagesIn('en')('account.login.submit'), exact: true };
  await expect(page.getByRole('button', submit)).toBeVisible();
});

test('Traip can be installed: its manifest and every icon in it exist', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, '/'));
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ id: '/', lang: locale, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  }
});
