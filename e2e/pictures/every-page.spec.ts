import { routes } from '../world/routes.ts';
import { test } from '../world/test.ts';
import { walksOf } from '../world/walk.ts';
import { locales } from '../world/words.ts';
import { openAlbum, take, takeAll } from './album.ts';
import { foundRoutes } from './found-routes.ts';

/** Pages of one test: the workers share the tests. */
const length = 15;

for (const locale of locales) {
  for (const part of walksOf(routes, length)) {
    test(`pictures of ${part[0]?.name} to ${part.at(-1)?.name} (${locale})`, async ({ page, world }) => {
      await takeAll(await openAlbum(page, world, locale), part);
    });
  }

  test(`pictures of what the demo data holds (${locale})`, async ({ page, world }) => {
    test.setTimeout(1_200_000);
    await takeAll(await openAlbum(page, world, locale), await foundRoutes(world));
  });

  test.describe(() => {
    test.use({ hasChosenCookies: false });
    test(`pictures of the cookie banner (${locale})`, async ({ page, world }) => {
      const album = await openAlbum(page, world, locale);
      await page.goto('/auth/login');
      await take(album, 'cookie-banner', false);
    });
  });
}
