import { fileURLToPath } from 'node:url';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { sessionOf } from '../fixtures/accounts.ts';
import { type Locale, localePath } from '../fixtures/messages.ts';
import { setWidth } from '../fixtures/page-checks.ts';
import { type RequestTracker, trackRequests } from '../fixtures/requests.ts';
import type { Route } from '../fixtures/routes.ts';
import { signIn } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const widths = { desktop: '1280', phone: '390' } as const;
/** Colours do not depend on the language. */
const themesIn = { es: ['light', 'dark'], en: ['light'] } as const;

export type Album = {
  readonly page: Page;
  readonly app: TestApp;
  readonly locale: Locale;
  readonly requests: RequestTracker;
  readonly devtools: CDPSession;
};

/** The page follows the device's theme, so it switches without being reloaded. */
export async function openAlbum(page: Page, app: TestApp, locale: Locale): Promise<Album> {
  await page.addInitScript(() => localStorage.setItem('traip.theme', 'system'));
  const devtools = await page.context().newCDPSession(page);
  return { page, app, locale, requests: trackRequests(page), devtools };
}

/** Opens each page and takes its pictures. Failures are recorded, and the rest continues. */
export async function takeAll(album: Album, routes: readonly Route[]): Promise<void> {
  let signedInAs: string | undefined;
  for (const { name, path, as } of routes) {
    await test.step(name, async () => {
      if (as && as !== signedInAs) await signIn(album.page, await sessionOf(album.app, as));
      if (!as && signedInAs) await album.page.evaluate(() => localStorage.removeItem('traip.session'));
      signedInAs = as;
      await setWidth(album.page, album.devtools, 'desktop');
      await album.page.goto(localePath(album.locale, path));
      await expect.soft(album.page.locator('h1').first(), name).toBeVisible();
      await take(album, name);
    });
  }
}

/** The current screen, at every width and in every theme: `<name>.<locale>.<width>.<theme>.png`. */
export async function take(album: Album, name: string, fullPage = true): Promise<void> {
  const { page, locale, devtools } = album;
  for (const [width, title] of Object.entries(widths)) {
    await setWidth(page, devtools, width as keyof typeof widths);
    for (const theme of themesIn[locale]) {
      await page.emulateMedia({ colorScheme: theme });
      await album.requests.idle();
      // A lazily loaded tab first shows its skeleton.
      await expect.soft(page.locator('[data-skeleton]'), name).toHaveCount(0);
      await page.screenshot({ path: `${folder}/${name}.${locale}.${title}.${theme}.png`, fullPage });
    }
  }
}
