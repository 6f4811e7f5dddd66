import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { deskNow, expectScore, haveMatch, haveStarted, untilKept } from './desk-steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const t = wordsOf('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);

test('a desk that is reloaded without a network goes on, and what it records arrives once', async ({
  page,
  context,
  world,
}) => {
  const { club, match, path } = await haveMatch(world);
  await haveStarted(world, club, match);
  // By a link inside Traip: no document of the desk was ever loaded.
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/matches`);
  await page.locator(`a[href$="${match.id}"]`).click();
  const goal = button(page, words('buttonOf', { what: words('kinds.GOAL'), team: match.home.name }));
  await expect(goal).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await untilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(goal).toBeVisible();
  await goal.click();
  await button(page, words('nobody')).click();
  await expectScore(page, match, [1, 0]);
  await expect(page.getByText(words('waiting', { count: '1' }))).toBeVisible();
  await page.reload();
  await expectScore(page, match, [1, 0]);
  expect((await deskNow(world, club, match)).score).toEqual({ home: 0, away: 0 });

  await context.setOffline(false);
  await expect
    .poll(async () => (await deskNow(world, club, match)).score, { timeout: 15_000 })
    .toEqual({ home: 1, away: 0 });
});

test('without a network a page that was opened before still opens, and any other says why it cannot', async ({
  page,
  context,
}) => {
  await page.goto('/o/liga-norte');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await untilKept(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  for (const locale of locales) {
    const t = wordsOf(locale);
    await page.goto(pathIn(locale, '/auth/login'));
    await expect(page.getByRole('heading', { name: t('pwa.offline.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: wordsOf('en')('pwa.offline.retry') }).click();
  await expect(page.getByRole('button', { name: wordsOf('en')('account.login.submit') })).toBeVisible();
});

test('Traip can be installed: its manifest and every icon that it names are there', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/'));
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ id: '/', lang: locale, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  }
});
