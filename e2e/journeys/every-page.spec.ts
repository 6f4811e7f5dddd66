import { routes } from '../world/routes.ts';
import { expect, test } from '../world/test.ts';
import { barriersOf, walk, walksOf } from '../world/walk.ts';
import { locales } from '../world/words.ts';

/** Pages that one walk visits: long enough to sign in once for many, short enough for a second try. */
const length = 9;

test.describe('every page is accessible, complete and fits the screen', () => {
  // What moves would be looked at half-way.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const locale of locales) {
    // Spanish words are the longer ones: what fits a phone in Spanish fits it in English.
    const widths = locale === 'es' ? (['desktop', 'phone'] as const) : (['desktop'] as const);
    for (const part of walksOf(routes, length)) {
      const names = `${part[0]?.name} to ${part.at(-1)?.name}`;
      test(`${names} (${locale})`, async ({ page, world, complaints }) => {
        test.setTimeout(240_000);
        await walk({ page, world, complaints, locale, widths }, part);
      });
    }
  }
});

test('the cookie banner is accessible too', { tag: '@phone' }, async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
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
