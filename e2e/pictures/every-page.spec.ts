import { fileURLToPath } from 'node:url';
import { sessionOf } from '../world/accounts.ts';
import { routes } from '../world/routes.ts';
import { expect, openSignedIn, test } from '../world/test.ts';
import { locales, pathIn } from '../world/words.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

for (const locale of locales) {
  for (const { name, path, as } of routes) {
    test(`a picture of ${name} (${locale})`, async ({ page, world }, info) => {
      const address = pathIn(locale, path);
      if (as) await openSignedIn(page, await sessionOf(world, as), address);
      else await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${folder}/${name}.${locale}.${info.project.name}.png`, fullPage: true });
    });
  }
}

test.describe(() => {
  test.use({ hasChosenCookies: false });
  test('a picture of the cookie banner', async ({ page }, info) => {
    await page.goto('/auth/login');
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/cookie-banner.es.${info.project.name}.png` });
  });
});
