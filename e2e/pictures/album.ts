import { fileURLToPath } from 'node:url';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { sessionOf } from '../world/accounts.ts';
import type { Route } from '../world/routes.ts';
import { signIn } from '../world/test.ts';
import { type Traffic, watchTraffic } from '../world/traffic.ts';
import { show } from '../world/walk.ts';
import { type Locale, pathIn } from '../world/words.ts';
import type { World } from '../world/world.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const widths = { desktop: '1280', phone: '390' } as const;
/** Colours do not depend on the language. */
const themesIn = { es: ['light', 'dark'], en: ['light'] } as const;

export type Album = {
  readonly page: Page;
  readonly world: World;
  readonly locale: Locale;
  readonly traffic: Traffic;
  readonly devtools: CDPSession;
};

/** The page wears what the device wears: it is dressed anew without being loaded anew. */
export async function openAlbum(page: Page, world: World, locale: Locale): Promise<Album> {
  await page.addInitScript(() => localStorage.setItem('traip.theme', 'system'));
  const devtools = await page.context().newCDPSession(page);
  return { page, world, locale, traffic: watchTraffic(page), devtools };
}

/** Opens one page after the other, and takes its pictures. One that fails is noted, and the rest is taken. */
export async function takeAll(album: Album, routes: readonly Route[]): Promise<void> {
  let signedInAs: string | undefined;
  for (const { name, path, as } of routes) {
    await test.step(name, async () => {
      if (as && as !== signedInAs) await signIn(album.page, await sessionOf(album.world, as));
      if (!as && signedInAs) await album.page.evaluate(() => localStorage.removeItem('traip.session'));
      signedInAs = as;
      await show(album.page, album.devtools, 'desktop');
      await album.page.goto(pathIn(album.locale, path));
      await expect.soft(album.page.locator('h1').first(), name).toBeVisible();
      await take(album, name);
    });
  }
}

/** What is on the screen now, at every width and in every theme: `<name>.<locale>.<width>.<theme>.png`. */
export async function take(album: Album, name: string, fullPage = true): Promise<void> {
  const { page, locale, devtools } = album;
  for (const [width, title] of Object.entries(widths)) {
    await show(page, devtools, width as keyof typeof widths);
    for (const theme of themesIn[locale]) {
      await page.emulateMedia({ colorScheme: theme });
      await album.traffic.quiet();
      await page.screenshot({ path: `${folder}/${name}.${locale}.${title}.${theme}.png`, fullPage });
    }
  }
}
