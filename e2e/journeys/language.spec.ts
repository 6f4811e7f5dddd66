import { demo, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';

const es = messagesIn('es');
const en = messagesIn('en');

test('unsupported languages get a page that names Spanish and English', async ({ page }) => {
  for (const path of ['/fr/auth/login', '/pt-BR', '/de/anything?x=1'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  const response = await page.goto('/fr');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(es('unsupportedLocale.text'))).toBeVisible();
  await expect(page.getByText(en('unsupportedLocale.text'))).toBeVisible();
  await expect(page).toHaveURL('/fr');
});

test('Spanish has no prefix, and changing the language keeps the page and its query', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/es/cookies?from=mail');
  await expect(page).toHaveURL('/cookies?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page
    .getByRole('navigation', { name: es('ui.language.label') })
    .getByRole('link', { name: es('ui.language.en') })
    .click();
  await expect(page).toHaveURL('/en/cookies?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: en('cookiePolicy.title'), level: 1 })).toBeVisible();
});

test('an English browser gets the English front page, and can switch to Spanish', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: app.origin });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page
    .getByRole('navigation', { name: en('ui.language.label') })
    .getByRole('link', { name: en('ui.language.es') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

test('every public page links to its other language, its own URL and its picture', async ({ page, app }) => {
  await page.goto('/en/cookies');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${app.origin}/en/cookies`);
  await expect(page.locator('link[rel=alternate][hreflang=es]')).toHaveAttribute(
    'href',
    `${app.origin}/cookies`,
  );
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    `${app.origin}/en/cookies`,
  );
  await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute(
    'href',
    `${app.origin}/cookies`,
  );
  const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  const answer = await page.request.get(picture ?? '');
  expect(answer.headers()['content-type']).toContain('image/');
});

test("days are in Madrid time, whatever the browser's zone", async ({ page, app }) => {
  const session = await sessionOf(app, demo.member);
  // Half past eleven at night in Greenwich on the first is already the second in Madrid, and still the first in New York.
  await page.clock.setFixedTime('2026-03-01T23:30:00Z');
  await openSignedIn(page, session, '/dashboard/liga-norte');
  await expect(page.getByText(/lunes,? 2 de marzo/i)).toBeVisible();
});
