import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { desktop, phone } from '../launch.ts';
import type { Route } from './routes.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { type Locale, locales, pathIn } from './words.ts';

type Width = 'desktop' | 'phone';
const sizes = { desktop: desktop.viewport, phone: phone.viewport };
/** Barriers come from how a page is made, not from its language: each language is examined at one width. */
const examinedAt = { es: 'desktop', en: 'phone' } as const;

export type Walk = {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly locales?: readonly Locale[];
  /** Whether every Spanish page is loaded by itself; otherwise, and in English, the router leads to the next one. */
  readonly loadsEach?: boolean;
};

/**
 * Opens one page after the other in both languages and at both widths, and looks at each. What is wrong with one is
 * noted, and the walk goes on.
 */
export async function walk(way: Walk, routes: readonly Route[]): Promise<void> {
  const traffic = watchTraffic(way.page);
  const devtools = await way.page.context().newCDPSession(way.page);
  for (const locale of way.locales ?? locales) {
    const first = examinedAt[locale];
    const second = first === 'desktop' ? 'phone' : 'desktop';
    for (const [index, route] of routes.entries()) {
      const title = `${route.name} (${locale})`;
      await test.step(title, async () => {
        await show(way.page, devtools, first);
        const isLoaded = index === 0 || (way.loadsEach === true && locale === 'es');
        await (isLoaded ? load : follow)(way.page, pathIn(locale, route.path), { ...route, name: title });
        await expectComplete(way, traffic, title, locale);
        expect.soft(await barriersOf(way.page), `${title}: barriers`).toEqual([]);
        await expectFits(way.page, `${title}, ${first}`);
        await show(way.page, devtools, second);
        await expectFits(way.page, `${title}, ${second}`);
        expect.soft(way.complaints, `${title}: what the browser complained about so far`).toEqual([]);
      });
    }
  }
}

/** Short walks, each as one person: the workers share them, and each signs in once. */
export function walksOf(routes: readonly Route[], length: number): Route[][] {
  return [...Map.groupBy(routes, ({ as }) => as).values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / length) }, (_, index) =>
      own.slice(index * length, (index + 1) * length),
    ),
  );
}

async function load(page: Page, path: string, { name, status = 200 }: Route): Promise<void> {
  const answer = await page.goto(path);
  // Nothing is loaded anew for an address that differs in its fragment alone.
  if (answer) expect.soft(answer.status(), `${name}: status`).toBe(status);
}

/** Goes on as a link does: without loading the scripts once more. */
async function follow(page: Page, path: string, { name }: Route): Promise<void> {
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } };
    next.router.push(to);
  }, path);
  await expect.soft(page, `${name}: its address`).toHaveURL(path);
}

/** A phone is narrow and has no pointer. */
export async function show(page: Page, devtools: CDPSession, width: Width): Promise<void> {
  await page.setViewportSize(sizes[width]);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width === 'phone' });
}

async function expectComplete({ page }: Walk, traffic: Traffic, title: string, locale: Locale) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, `${title}: its heading`).toBeVisible();
  await expect.soft(page.locator('html'), `${title}: its language`).toHaveAttribute('lang', locale);
  await expect.soft(page, `${title}: its title`).toHaveTitle(/Traip/);
  await traffic.quiet();
  await expect.soft(page.locator('.MuiSkeleton-root'), `${title}: nothing is awaited`).toHaveCount(0);
}

/** Nothing reaches over the edge of the screen. */
export async function expectFits(page: Page, title: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.soft.poll(overflow, `${title}: how far it reaches over the edge`).toBeLessThanOrEqual(0);
}

/** What axe finds, in one line each. No page of ours has frames: it runs in the page itself, which is quicker. */
export async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Nothing that a screen reader would stumble over, and nothing over the edge. */
export async function expectWellMade(page: Page, title: string): Promise<void> {
  expect(await barriersOf(page), title).toEqual([]);
  await expectFits(page, title);
}
