import type { APIRequestContext, Page } from '@playwright/test';
import { demo, sessionOf } from '../fixtures/accounts.ts';
import { localePath, locales } from '../fixtures/messages.ts';
import { trackRequests } from '../fixtures/requests.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

/** How many pages each crawl opens to look for links. */
const mostOpened = 12;
/** Pages of the same kind share their code: only some of each are requested. */
const mostOfKind = 3;

type Read = (path: string) => Promise<{ readonly status: number; readonly links: readonly string[] }>;
type Readers = { readonly check: (path: string) => Promise<number>; readonly open: Read };

/** The URL without the ids of a match or player. */
const kindOf = (path: string) =>
  path
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replace(/\/u\/[^/?]+/, '/u/code')
    .replace(/(\/docs\/(?:guides|reference))\/.+/, '$1/page')
    .replace(/=[^&]*/g, '');

async function crawl({ check, open }: Readers, starts: readonly string[]): Promise<void> {
  const [asked, opened] = [new Set<string>(), new Set<string>()];
  const countOfKind = new Map<string, number>();
  const waiting = starts.map((path) => ({ path, from: 'the start' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const kind = kindOf(path);
    const count = countOfKind.get(kind) ?? 0;
    if (asked.has(path) || count >= mostOfKind) continue;
    asked.add(path);
    countOfKind.set(kind, count + 1);
    const isOpened = !opened.has(kind) && opened.size < mostOpened && !path.startsWith('/v1/');
    const { status, links } = isOpened ? await open(path) : { status: await check(path), links: [] };
    expect.soft(status, `${path}, to which ${from} leads`).toBeLessThan(400);
    if (isOpened) opened.add(kind);
    waiting.push(...links.map((link) => ({ path: link, from: path })));
  }
  expect(opened.size, 'pages that were opened').toBeGreaterThan(5);
}

/** Public pages need no script: their links are in the server's HTML. */
function asDocuments(request: APIRequestContext): Readers {
  const open: Read = async (path) => {
    const answer = await request.get(path);
    const html = (await answer.text()).replaceAll('&amp;', '&');
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href);
    return { status: answer.status(), links };
  };
  return { open, check: async (path) => (await request.get(path)).status() };
}

/** Pages for signed-in users are rendered in the browser. */
function asPages(page: Page): Readers {
  const requests = trackRequests(page);
  const open: Read = async (path) => {
    const answer = await page.goto(path);
    await requests.idle();
    const links = await page.locator('a[href]').evaluateAll((found) =>
      found
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname + search),
    );
    return { status: answer?.status() ?? 200, links };
  };
  return { open, check: async (path) => (await page.request.get(path)).status() };
}

for (const locale of locales) {
  test(`every link on public pages works (${locale})`, async ({ request }) => {
    await crawl(asDocuments(request), [localePath(locale, '/'), localePath(locale, '/o/liga-norte')]);
  });
}

test('every link for organisers works', async ({ page, app }) => {
  test.setTimeout(120_000);
  await signIn(page, await sessionOf(app, demo.superAdmin));
  await crawl(asPages(page), ['/dashboard/liga-norte', '/home']);
});
