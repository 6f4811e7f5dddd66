import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { desktop, phone } from '../launch.ts';
import { sessionOf } from './accounts.ts';
import type { Route } from './routes.ts';
import { signIn } from './test.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { type Locale, pathIn } from './words.ts';
import type { World } from './world.ts';

type Width = 'desktop' | 'phone';
const sizes = { desktop: desktop.viewport, phone: phone.viewport };

type Walk = {
  readonly page: Page;
  readonly world: World;
  readonly complaints: readonly string[];
  readonly locale: Locale;
  readonly widths: readonly Width[];
};

/** Opens one page after the other and looks at each. What is wrong with one is noted, and the walk goes on. */
export async function walk(way: Walk, routes: readonly Route[]): Promise<void> {
  const { page, locale, widths } = way;
  const traffic = watchTraffic(page);
  const devtools = await page.context().newCDPSession(page);
  let signedInAs: string | undefined;
  for (const route of routes) {
    const title = `${route.name} (${locale})`;
    await test.step(title, async () => {
      if (route.as && route.as !== signedInAs) await signIn(page, await sessionOf(way.world, route.as));
      signedInAs = route.as;
      await show(page, devtools, widths[0] ?? 'desktop');
      await open(way, route, title);
      for (const [index, width] of widths.entries()) {
        if (index > 0) await show(page, devtools, width);
        await inspect(way, traffic, `${title}, ${width}`);
      }
    });
  }
}

/** The order of a walk: strangers first, then one account after the other, so that each signs in once. */
export function walksOf(routes: readonly Route[], length: number): Route[][] {
  const sorted = routes.toSorted((one, other) => (one.as ?? '').localeCompare(other.as ?? ''));
  const count = Math.ceil(sorted.length / length);
  return Array.from({ length: count }, (_, index) => sorted.slice(index * length, (index + 1) * length));
}

async function open({ page, locale }: Walk, { path, status = 200 }: Route, title: string): Promise<void> {
  const answer = await page.goto(pathIn(locale, path));
  // Nothing is loaded anew for an address that differs in its fragment alone.
  if (answer) expect.soft(answer.status(), `${title}: status`).toBe(status);
}

/** A phone is narrow and has no pointer. */
export async function show(page: Page, devtools: CDPSession, width: Width): Promise<void> {
  await page.setViewportSize(sizes[width]);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width === 'phone' });
}

async function inspect({ page, complaints, locale }: Walk, traffic: Traffic, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, `${title}: its heading`).toBeVisible();
  await expect.soft(page.locator('html'), `${title}: its language`).toHaveAttribute('lang', locale);
  await expect.soft(page, `${title}: its title`).toHaveTitle(/Traip/);
  await traffic.quiet();
  await expect.soft(page.locator('.MuiSkeleton-root'), `${title}: nothing is awaited`).toHaveCount(0);
  expect.soft(await barriersOf(page), `${title}: barriers`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${title}: how far it reaches over the edge`).toBeLessThanOrEqual(0);
  expect.soft(complaints, `${title}: what the browser complained about so far`).toEqual([]);
}

/** What axe finds, in one line each. No page of ours has frames: it runs in the page itself, which is quicker. */
export async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
