import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Browser, browserWith, html } from './browser.sample.ts';

const desk = '/dashboard/liga/matches/abc';

async function textOf(browser: Browser, path: string): Promise<string | null> {
  const answer = await browser.navigate(path);
  return answer === null ? null : await answer.text();
}

test('desks and public pages open offline once they have been visited', async () => {
  const browser = await browserWith('a');
  for (const path of [desk, `/en${desk}`, '/score/abc', '/licences', '/en/licences', '/c/1', '/en', '/']) {
    browser.network = async () => html(`fresh ${path}`);
    assert.equal(await textOf(browser, path), `fresh ${path}`);
    browser.network = null;
    assert.equal(await textOf(browser, path), `fresh ${path}`, path);
  }
});

test('a competition whose results are being entered opens offline, also on another tab', async () => {
  const browser = await browserWith('a');
  const competition = '/dashboard/liga/competitions/abc?tab=matches';
  await browser.navigate(competition);
  await browser.navigate('/dashboard/liga/competitions/new');
  browser.network = null;
  assert.notEqual(await textOf(browser, competition), 'offline /offline');
  assert.notEqual(await textOf(browser, `${competition}&round=2`), 'offline /offline');
  assert.equal(await textOf(browser, '/dashboard/liga/competitions/new'), 'offline /offline');
});

test('any other page shows an offline message in its language', async () => {
  const browser = await browserWith('a');
  await browser.navigate('/home');
  await browser.navigate('/?q=liga');
  browser.network = null;
  assert.equal(await textOf(browser, '/home'), 'offline /offline');
  assert.equal(await textOf(browser, '/?q=liga'), 'offline /offline');
  assert.equal(await textOf(browser, '/en/home'), 'offline /en/offline');
});

test('API calls, authentication and POST requests are left to the network', async () => {
  const browser = await browserWith('a');
  for (const path of ['/v1/club/match', '/api/auth/session', '/m/1/calendar.ics', '/robots.txt'])
    assert.equal(await browser.navigate(path), null, path);
  assert.equal(await browser.ask({ method: 'POST', mode: 'navigate', path: desk }), null);
  assert.equal(await browser.ask({ method: 'GET', mode: 'cors', path: desk }), null);
});

test("a page that's gone for its reader is removed from the cache", async () => {
  const browser = await browserWith('a');
  await browser.navigate('/c/1');
  browser.network = async () => new Response('gone', { status: 404 });
  assert.equal(await textOf(browser, '/c/1'), 'gone');
  browser.network = null;
  assert.equal(await textOf(browser, '/c/1'), 'offline /offline');
});

test("a failing server doesn't lose the desk, and a cached page doesn't hide a fresh one", async () => {
  const browser = await browserWith('a');
  await browser.navigate(desk);
  browser.network = async () => new Response('trouble', { status: 503 });
  assert.notEqual(await textOf(browser, desk), 'trouble');
  browser.network = async () => html('newer');
  assert.equal(await textOf(browser, desk), 'newer');
});

test("the previous build is kept, older ones aren't", async () => {
  const browser = await browserWith('a');
  await browser.navigate(desk);
  await browser.install('b');
  browser.network = null;
  assert.match((await textOf(browser, desk)) ?? '', /^page/);
  browser.network = browser.answers;
  await browser.install('c');
  browser.network = null;
  assert.equal(await textOf(browser, desk), 'offline /offline');
});

test('hashed files are fetched once', async () => {
  const browser = await browserWith('a');
  const file = { method: 'GET', mode: 'no-cors', path: '/_next/static/chunks/1.js' };
  await browser.ask(file);
  browser.network = null;
  assert.equal(await (await browser.ask(file))?.text(), 'page /_next/static/chunks/1.js');
});

test('a desk opened through a link is cached when its page requests it, with the files it names', async () => {
  const browser = await browserWith('a');
  browser.network = async (path) => html(path === desk ? '<script src="/_next/static/chunks/2.js">' : path);
  await browser.tell({ kind: 'keep', address: browser.origin + desk, files: [] });
  browser.network = null;
  assert.match((await textOf(browser, desk)) ?? '', /script/);
  const file = { method: 'GET', mode: 'no-cors', path: '/_next/static/chunks/2.js' };
  assert.equal(await (await browser.ask(file))?.text(), '/_next/static/chunks/2.js');
});

test('of the files that a page names, only polyfills for old browsers are not cached', async () => {
  const browser = await browserWith('a');
  const asked: string[] = [];
  const [own, old, style] = ['2.js', 'polyfills.js', '3.css'].map((name) => `/_next/static/chunks/${name}`);
  browser.network = async (path) => {
    asked.push(path);
    return html(
      `<script src="${own}" async=""></script><script src="${old}" noModule="" nonce="x"></script><link href="${style}">`,
    );
  };
  await browser.tell({ kind: 'keep', address: browser.origin + desk, files: [] });
  assert.deepEqual(asked, [desk, own, style]);
});
