import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The metadata that a page offers to programs. */
async function formOf(page: Page, type: string): Promise<string> {
  return (await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')) ?? '';
}

async function openLeague(page: Page): Promise<void> {
  await page.goto('/o/liga-norte');
  await page.getByRole('link', { name: /^Primera división/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primera división' })).toBeVisible();
}

test('a feed reader finds the results of a league, of its teams and of its organiser', async ({ page }) => {
  const read = async () => {
    const answer = await page.request.get(await formOf(page, 'application/atom+xml'));
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const etag = answer.headers().etag ?? '';
    const again = await page.request.get(answer.url(), { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    return page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml');
        const titles = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
        return { root: feed.documentElement.nodeName, titles };
      },
      await answer.text(),
    );
  };
  const result = 'CD Alameda A 2–0 Puerto Viejo CF';
  await page.goto('/o/liga-norte');
  expect(await read()).toEqual({ root: 'feed', titles: expect.arrayContaining([result]) });
  await openLeague(page);
  const league = await read();
  expect([league.root, league.titles.length]).toEqual(['feed', 24]);
  expect(league.titles).toContain(result);
  await page.getByRole('link', { name: 'CD Alameda A' }).first().click();
  await expect(page).toHaveURL(/\/team\//);
  expect((await read()).titles).toContain(result);
});

test('a feed reader finds the results of a race', async ({ page }) => {
  await page.goto('/o/costa-sports');
  await page.getByRole('link', { name: /^10K de la Costa/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '10K de la Costa' })).toBeVisible();
  const feed = await (await page.request.get(await formOf(page, 'application/atom+xml'))).text();
  expect(feed).toContain('<title>10 km: resultados oficiales</title>');
  const [, address = ''] = /<id>([^<]*race=[^<]*)<\/id>/.exec(feed) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: '10K de la Costa' })).toBeVisible();
});

test('a page that links to a league shows its table, and nothing of what is not public', async ({
  page,
  app,
}) => {
  await openLeague(page);
  const shown = await page.request.get(`${await formOf(page, 'application/json+oembed')}&maxwidth=320`);
  const { type, title, html, width } = await shown.json();
  expect([type, title, width]).toEqual(['rich', 'Primera división', 320]);
  const foreign = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="es"><title>Club</title><link rel="icon" href="data:,">${html}`);
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  await expect(page.frameLocator('iframe').getByText('CD Alameda A').first()).toBeVisible();
  foreign.close();
  for (const address of [`${app.origin}/c/nowhere`, 'https://other.example/c/1', ''])
    expect((await page.request.get(`/oembed?url=${encodeURIComponent(address)}`)).status()).toBe(404);
  expect((await page.request.get('/c/nowhere/feed.atom')).status()).toBe(404);
});
