import type { Page } from '@playwright/test';
import { trackRequests } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';

/** The maximum number of requests until a page is idle: page, styles, scripts, a font, and little more. */
const mostRequests = 60;

type Seen = { shift: number; largest: string };

/** Starts measuring before the page does anything. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      seen.largest = last?.element?.textContent?.trim() ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function firstHrefs(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return ['/c/', '/m/', '/t/', '/team/'].flatMap(
    (start) => links.find((link) => link.startsWith(start)) ?? [],
  );
}

/** The text in the HTML: without tags, and with normalised whitespace. */
const messagesIn = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '');

test("public pages don't shift on a phone, make few requests, and begin with what matters", {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const ofOrganisation = await firstHrefs(page, '/o/liga-norte');
  const ofCompetition = await firstHrefs(page, ofOrganisation.find((path) => path.startsWith('/c/')) ?? '/');
  const paths = new Set(['/', '/o/liga-norte', ...ofOrganisation, ...ofCompetition]);
  expect(paths.size, 'pages to look at').toBeGreaterThan(3);
  await observe(page);
  const requests = trackRequests(page);
  for (const path of paths) {
    await test.step(path, async () => {
      const before = requests.count();
      const answer = await page.goto(path);
      await requests.idle();
      expect.soft(requests.count() - before, `${path}: requests`).toBeLessThanOrEqual(mostRequests);
      const { shift, largest } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      expect.soft(shift, `${path}: how far things jump`).toBeLessThan(0.05);
      const html = messagesIn((await answer?.text()) ?? '');
      expect.soft(largest, `${path}: something is the largest`).not.toBe('');
      expect.soft(html, `${path}: the largest is in the first answer`).toContain(largest.replace(/\s+/g, ''));
    });
  }
});
