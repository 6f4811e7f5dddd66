import type { BrowserContext, Page } from '@playwright/test';
import { demo, demoPassword } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { login } from './steps.ts';

test.use({ hasChosenCookies: false });

const t = wordsOf('es');
const day = 24 * 60 * 60;

const banner = (page: Page, words = t) => page.getByRole('region', { name: words('consent.region') });
const analyticsRuns = (page: Page) => page.evaluate(() => 'traipAnalyticsLoaded' in window);

async function storedChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'traip-consent');
  if (!cookie) throw new Error('No choice was stored');
  return { cookie, choice: JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown> };
}

for (const locale of locales) {
  test(`"only necessary" is remembered, and no analytics is loaded (${locale})`, { tag: '@phone' }, async ({
    page,
    context,
    world,
  }) => {
    const words = wordsOf(locale);
    const before = world.analytics.loads();
    await page.goto(pathIn(locale, '/'));
    await banner(page, words)
      .getByRole('button', { name: words('consent.onlyNecessary') })
      .click();
    await expect(banner(page, words)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner(page, words)).toBeHidden();
    const { choice } = await storedChoice(context);
    expect(choice).toMatchObject({ necessary: true, analytics: false, marketing: false, preferences: false });
    expect(world.analytics.loads()).toBe(before);
  });
}

test('before any choice nothing is stored and no analytics is loaded', async ({ page, context, world }) => {
  const before = world.analytics.loads();
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(world.analytics.loads()).toBe(before);
});

test('"accept all" is kept for 180 days and loads analytics, also after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await banner(page)
    .getByRole('button', { name: t('consent.acceptAll') })
    .click();
  await expect.poll(() => analyticsRuns(page)).toBe(true);
  const { cookie, choice } = await storedChoice(context);
  expect(choice).toMatchObject({ necessary: true, analytics: true, marketing: true, preferences: true });
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  const madeAt = new Date(String(choice.timestamp)).getTime() / 1000;
  expect(Math.round((cookie.expires - madeAt) / day)).toBe(180);
  await page.reload();
  await expect.poll(() => analyticsRuns(page)).toBe(true);
});

test('who changes their mind on the policy page gets no analytics from the next page on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await banner(page)
    .getByRole('button', { name: t('consent.acceptAll') })
    .click();
  await expect.poll(() => analyticsRuns(page)).toBe(true);
  await page.goto('/cookies');
  const analytics = page.getByRole('main').getByRole('switch', { name: t('consent.kinds.analytics.name') });
  // Until the page has come alive nothing is switched on yet, and there would be nothing to switch off.
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('consent.save') })
    .click();
  await expect.poll(async () => (await storedChoice(context)).choice.analytics).toBe(false);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await analyticsRuns(page)).toBe(false);
});

test('the banner opens its preferences and leads to the policy', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await banner(page)
    .getByRole('button', { name: t('consent.preferences') })
    .click();
  await page.getByRole('switch', { name: t('consent.kinds.analytics.name') }).check();
  await page.getByRole('button', { name: t('consent.save') }).click();
  await expect(banner(page)).toBeHidden();
  expect((await storedChoice(context)).choice).toMatchObject({
    analytics: true,
    marketing: false,
    preferences: false,
  });
});

test('the banner does not stand in the way of signing in', { tag: '@phone' }, async ({ page }) => {
  await login(page, 'es', demo.member, demoPassword);
  await expect(page).toHaveURL('/dashboard/liga-norte');
});
