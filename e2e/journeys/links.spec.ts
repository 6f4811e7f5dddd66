import type { Page } from '@playwright/test';
import { demo, sessionOf } from '../world/accounts.ts';
import { expect, signIn, test } from '../world/test.ts';
import { watchTraffic } from '../world/traffic.ts';
import { locales, pathIn } from '../world/words.ts';

/** Pages that are opened on each walk, to look for links; every link that is found is followed once. */
const mostOpened = 12;

/** Addresses on this origin to which a page leads. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .map(({ origin, pathname, search }) => ({
        isOurs: origin === location.origin,
        path: pathname + search,
      })),
  );
  return found.filter(({ isOurs }) => isOurs).map(({ path }) => path);
}

/** Two pages of the same kind have the same links: one match stands for all, and one player. */
const kindOf = (path: string) =>
  path
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replace(/\/u\/[^/?]+/, '/u/code')
    .replace(/=[^&]*/g, '');

async function crawl(page: Page, starts: readonly string[]): Promise<void> {
  const traffic = watchTraffic(page);
  const [asked, opened] = [new Map<string, string>(), new Set<string>()];
  const waiting = starts.map((path) => ({ path, from: 'the start' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (asked.has(path)) continue;
    asked.set(path, from);
    const kind = kindOf(path);
    const isOpened = !opened.has(kind) && opened.size < mostOpened && !path.startsWith('/v1/');
    const answer = isOpened ? await page.goto(path) : await page.request.get(path);
    expect.soft(answer?.status() ?? 200, `${path}, to which ${from} leads`).toBeLessThan(400);
    if (!isOpened) continue;
    opened.add(kind);
    await traffic.quiet();
    for (const link of await linksOf(page)) waiting.push({ path: link, from: path });
  }
  expect(opened.size, 'pages that were opened').toBeGreaterThan(5);
}

for (const locale of locales) {
  test(`every link on public pages leads somewhere (${locale})`, async ({ page }) => {
    test.setTimeout(240_000);
    await crawl(page, [pathIn(locale, '/'), pathIn(locale, '/o/liga-norte')]);
  });
}

test('every link for those who run an organisation leads somewhere', async ({ page, world }) => {
  test.setTimeout(240_000);
  await signIn(page, await sessionOf(world, demo.superAdmin));
  await crawl(page, ['/dashboard/liga-norte', '/home']);
});
