import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';

const builtRoutes = join(import.meta.dirname, '../../apps/web/.next/app-path-routes-manifest.json');
const notFound = 404;

/**
 * The response to a visitor where a route's parameters name nothing that exists. All other routes answer with
 * 200: they show the login, or the placeholder picture.
 */
const exceptions: Readonly<Record<string, number>> = {
  '/[locale]/c/[competitionId]': notFound,
  '/[locale]/c/[competitionId]/feed.atom': notFound,
  '/[locale]/embed/[kind]/[competitionId]': notFound,
  '/[locale]/m/[matchId]': notFound,
  '/[locale]/o/[orgCode]': notFound,
  '/[locale]/o/[orgCode]/feed.atom': notFound,
  '/[locale]/p/[personId]': notFound,
  '/[locale]/t/[code]': notFound,
  '/[locale]/t/[code]/ranking': notFound,
  '/[locale]/t/[code]/ranking/[competitorId]': notFound,
  '/[locale]/t/[code]/records': notFound,
  '/[locale]/team/[id]': notFound,
  '/[locale]/team/[id]/feed.atom': notFound,
  '/[locale]/tv/[competitionId]': notFound,
  '/[locale]/u/[userCode]': notFound,
  '/_global-error': notFound,
  '/_not-found': notFound,
  '/api/auth/[...nextauth]': 400,
  '/docs/[locale]/guides/[guide]': notFound,
  '/docs/[locale]/reference/[resource]': notFound,
  '/docs/[locale]/reference/shapes/[name]': notFound,
  '/oembed': notFound,
  '/sitemaps/[file]': notFound,
};

/** Built-in routes of Next. Each is blocked before it reaches Next, or is not a page. */
const builtIn = [
  '/_next/image',
  '/_next/image?url=%2Ficon.svg&w=640&q=75',
  '/_next/image?url=%2Fo%2Fliga-norte%2Fpicture.png&w=640&q=75',
  '/_next/image/?url=%2Fo%2Fliga-norte%2Fpicture.png&w=640&q=75',
  '/_next/%69mage?url=%2Fo%2Fliga-norte%2Fpicture.png&w=640&q=75',
  '/_next%2Fimage?url=%2Fo%2Fliga-norte%2Fpicture.png&w=640&q=75',
  '/_NEXT/image?url=%2Fo%2Fliga-norte%2Fpicture.png&w=640&q=75',
  '/en/_next/image?url=%2Fo%2Fliga-norte%2Fpicture.png&w=640&q=75',
  '/_next/data/build/index.json',
  '/_next/webpack-hmr',
  '/_next/static/nothing.js',
  '/_next/',
  '/__nextjs_original-stack-frames',
  '/_error',
  '/404',
  '/500',
];

async function statusOf({ origin }: TestApp, path: string, method = 'GET'): Promise<number> {
  const answer = await fetch(origin + path, { method, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

test('every route of the build responds to a visitor, and none fails', async ({ app }) => {
  const routes = new Set(
    Object.values(JSON.parse(readFileSync(builtRoutes, 'utf8')) as Record<string, string>),
  );
  expect(Object.keys(exceptions).filter((route) => !routes.has(route))).toEqual([]);
  for (const route of routes) {
    const path = route.replace('/[locale]', '').replaceAll(/\[[.\w]+\]/g, 'nowhere');
    for (const language of route.includes('/[locale]') ? ['', '/en'] : [''])
      expect
        .soft(await statusOf(app, `${language}${path}` || '/'), `${language}${path}`)
        .toBe(exceptions[route] ?? 200);
  }
});

test("Next's built-in routes are not reachable", async ({ app }) => {
  for (const path of builtIn)
    for (const method of ['GET', 'POST'])
      expect.soft([404, 405, 308], `${method} ${path}`).toContain(await statusOf(app, path, method));
});
