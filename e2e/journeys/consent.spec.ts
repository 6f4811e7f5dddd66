import type { BrowserContext, Page } from '@playwright/test';
import { demo, demoPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillLogin } from './steps.ts';

test.use({ hasChosenCookies: false });

const t = messagesIn('es');
const day = 24 * 60 * 60;

const banner = (page: Page) => page.getByRole('region', { name: t('consent.region') });
const analyticsRuns = (page: Page) => page.evaluate(() => 'traipAnalyticsLoaded' in window);

async function storedChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'traip-consent');
  if (!cookie) throw new Error('No choice was stored');
  return { cookie, choice: JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown> };
}

test('before any choice nothing is stored; "only necessary" is remembered, and no analytics is loaded', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const before = app.analytics.loads();
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessibleAndFitting(page, 'the banner');
  expect(await context.cookies()).toEqual([]);
  expect(app.analytics.loads()).toBe(before);
  await banner(page)
    .getByRole('button', { name: t('consent.onlyNecessary') })
    .click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  const { choice } = await storedChoice(context);
  expect(choice).toMatchObject({ necessary: true, analytics: false, marketing: false, preferences: false });
  expect(await analyticsRuns(page)).toBe(false);
  expect(app.analytics.loads()).toBe(before);
});

test('"accept all" is kept for 180 days and loads analytics, until the visitor changes it on the policy page', async ({
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

  await page.goto('/cookies');
  await expect.poll(() => analyticsRuns(page)).toBe(true);
  const main = page.getByRole('main');
  await main.getByRole('switch', { name: t('consent.kinds.analytics.name') }).uncheck();
  await main.getByRole('button', { name: t('consent.save') }).click();
  await expect.poll(async () => (await storedChoice(context)).choice.analytics).toBe(false);
  await page.reload();
  await expect(main.getByRole('switch', { name: t('consent.kinds.analytics.name') })).not.toBeChecked();
  expect(await analyticsRuns(page)).toBe(false);
});

test("the banner doesn't block signing in, and opens its preferences", {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/auth/login');
  await expect(banner(page)).toBeVisible();
  await fillLogin(page, 'es', demo.member, demoPassword);
  await expect(page).toHaveURL('/dashboard/liga-norte');
  await banner(page)
    .getByRole('button', { name: t('consent.preferences') })
    .click();
  await expectAccessibleAndFitting(page, 'the preferences');
  await page.getByRole('switch', { name: t('consent.kinds.analytics.name') }).check();
  await page.getByRole('button', { name: t('consent.save') }).click();
  await expect(banner(page)).toBeHidden();
  expect((await storedChoice(context)).choice).toMatchObject({
    analytics: true,
    marketing: false,
    preferences: false,
  });
});
