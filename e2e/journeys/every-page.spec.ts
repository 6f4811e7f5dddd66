import AxeBuilder from '@axe-core/playwright';
import { sessionOf } from '../world/accounts.ts';
import { routes } from '../world/routes.ts';
import { expect, openSignedIn, test } from '../world/test.ts';
import { locales, pathIn } from '../world/words.ts';

for (const locale of locales) {
  // Spanish words are the longer ones: what fits a phone in Spanish fits it in English.
  const tag = locale === 'es' ? ['@phone'] : [];
  for (const { name, path, as } of routes) {
    test(`${name} is accessible, complete and fits the screen (${locale})`, { tag }, async ({
      page,
      world,
    }) => {
      const address = pathIn(locale, path);
      if (as) await openSignedIn(page, await sessionOf(world, as), address);
      else await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(/Traip/);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'how far the page reaches over the edge').toBeLessThanOrEqual(0);
    });
  }
}

test('the cookie banner is accessible too', { tag: '@phone' }, async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a page that does not exist answers 404', async ({ page }) => {
  for (const { path, status = 200 } of routes) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(status);
  }
});

test('every page tells the browser to be strict', async ({ page }) => {
  const answers = await Promise.all([page.request.get('/'), page.request.get('/')]);
  const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '');
  for (const policy of policies) {
    expect(policy).toMatch(/script-src [^;]*'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
  expect(policies[0]).not.toBe(policies[1]);
  expect(answers[0]?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(answers[0]?.headers()).not.toHaveProperty('x-powered-by');
});
