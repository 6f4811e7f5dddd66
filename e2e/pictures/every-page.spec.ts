import { locales } from '../fixtures/messages.ts';
import { batchesOf } from '../fixtures/page-checks.ts';
import { routes } from '../fixtures/routes.ts';
import { test } from '../fixtures/test.ts';
import { openAlbum, take, takeAll } from './album.ts';
import { foundRoutes } from './found-routes.ts';

/** Pages per test: the workers share the tests. */
const length = 15;

for (const locale of locales) {
  for (const part of batchesOf(routes, length)) {
    test(`pictures of ${part[0]?.name} to ${part.at(-1)?.name} (${locale})`, async ({ page, app }) => {
      await takeAll(await openAlbum(page, app, locale), part);
    });
  }

  test(`pictures of the demo data (${locale})`, async ({ page, app }) => {
    test.setTimeout(1_200_000);
    await takeAll(await openAlbum(page, app, locale), await foundRoutes(app));
  });

  test.describe(() => {
    test.use({ hasChosenCookies: false });
    test(`pictures of the cookie banner (${locale})`, async ({ page, app }) => {
      const album = await openAlbum(page, app, locale);
      await page.goto('/auth/login');
      await take(album, 'cookie-banner', false);
    });
  });
}
