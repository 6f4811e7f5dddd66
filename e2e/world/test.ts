import { test as base, expect, type Page } from '@playwright/test';
import { phone } from '../launch.ts';
import { listenForComplaints } from './complaints.ts';
import { waitForHydration } from './hydration.ts';
import { startWorld, type World } from './world.ts';

export { expect };

type Options = {
  /** Whether the visitor has already answered the cookie banner, with "only necessary". */
  hasChosenCookies: boolean;
};
type Journey = { readonly complaints: readonly string[] };

const choice = { necessary: true, analytics: false, marketing: false, preferences: false };

const isOnPhone = ({ tags }: { readonly tags: readonly string[] }) => tags.includes('@phone');

/**
 * A journey through the real product, on a phone where it says so. Whatever the browser complains about on the way
 * fails it.
 */
export const test = base.extend<Options & Journey, { readonly world: World }>({
  hasChosenCookies: [true, { option: true }],
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  viewport: async ({ viewport }, use, info) => use(isOnPhone(info) ? phone.viewport : viewport),
  hasTouch: async ({ hasTouch }, use, info) => use(isOnPhone(info) || hasTouch),
  isMobile: async ({ isMobile }, use, info) => use(isOnPhone(info) || isMobile),
  baseURL: async ({ world }, use) => use(world.origin),
  // Each journey comes from an address of its own: limits per address are for those who guess, not for tests.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use, info) => use({ 'x-forwarded-for': addressOf(info.testId) }),
  context: async ({ context, world, hasChosenCookies }, use) => {
    if (hasChosenCookies) await context.addCookies([consentCookie(world.origin)]);
    waitForHydration(context);
    await use(context);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints(context);
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

function consentCookie(url: string) {
  const value = encodeURIComponent(JSON.stringify({ ...choice, timestamp: '2026-01-01T00:00:00.000Z' }));
  return { name: 'traip-consent', value, url };
}

function addressOf(testId: string): string {
  const [a = 1, b = 1, c = 1] = Buffer.from(testId.slice(-6), 'hex');
  return `10.${a}.${b}.${c}`;
}

/** Puts a session into the browser as a login would have left it; the page then opens where the journey starts. */
export async function openSignedIn(page: Page, session: unknown, path: string): Promise<void> {
  await signIn(page, session);
  await page.goto(path);
}

/** The same, for a walk over many pages. */
export async function signIn(page: Page, session: unknown): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => {
    localStorage.setItem('traip.session', JSON.stringify(stored));
    localStorage.setItem('traip.lastRefresh', String(Date.now()));
  }, session);
}
