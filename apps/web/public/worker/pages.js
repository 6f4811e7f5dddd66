/* Part of the service worker that /sw.js puts together: what of Traip opens without a network (ADR 13). */
(() => {
  const { version } = self.traip;
  const pagesName = `traip-pages-${version}`;
  const filesName = `traip-files-${version}`;
  /** How long a page that is kept waits for a fresher one, in milliseconds. */
  const patience = 4000;
  const mostPages = 40;
  const offlinePages = ['/offline', '/en/offline'];

  const desk = /^\/(dashboard\/[^/]+\/matches|score)\/[^/]+$/;
  const publicPage = /^\/((c|m|t|o|team|u)\/[^/]+)?$/;
  const notAPage = /^\/(api|v1|dev|health|ready|_next)(\/|$)|\.[a-z0-9]+$/;

  self.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()));
  self.addEventListener('activate', (event) => event.waitUntil(begin()));
  self.addEventListener('message', (event) => {
    if (event.data?.kind === 'take-over') self.skipWaiting();
    if (event.data?.kind === 'keep') event.waitUntil(keep(event.data).catch(nothing));
  });
  self.addEventListener('fetch', (event) => {
    const plan = planOf(event.request);
    if (plan === 'file') event.respondWith(fileFor(event));
    if (plan === 'keep' || plan === 'show') event.respondWith(pageFor(event, plan === 'keep'));
  });

  /** 'file': as it once was. 'keep': fresh or else kept. 'show': fresh or an apology. 'pass': not ours. */
  function planOf({ method, mode, url }) {
    const { origin, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || origin !== self.location.origin) return 'pass';
    // The name of such a file changes with its content.
    if (pathname.startsWith('/_next/static/')) return 'file';
    if (mode !== 'navigate' || notAPage.test(pathname)) return 'pass';
    return isWorthKeeping(pathname) && !searchParams.has('q') ? 'keep' : 'show';
  }

  function isWorthKeeping(pathname) {
    const path = pathname.replace(/^\/en(?=\/|$)/, '') || '/';
    return desk.test(path) || publicPage.test(path);
  }

  async function keepOfflinePages() {
    const cache = await caches.open(pagesName);
    await cache.addAll(offlinePages.map((path) => new Request(path, { cache: 'reload' })));
  }

  /** The build before this one stays: a desk that was opened with it still opens without a network. */
  async function begin() {
    for (const kind of ['traip-pages-', 'traip-files-']) {
      const older = (await caches.keys()).filter((name) => name.startsWith(kind) && name !== kind + version);
      await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    }
    await self.clients.claim();
  }

  async function fileFor(event) {
    const kept = await caches.match(event.request, { ignoreVary: true });
    if (kept !== undefined) return kept;
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(putFile(event.request, response.clone()).catch(nothing));
    return response;
  }

  async function putFile(request, response) {
    await (await caches.open(filesName)).put(request, response);
  }

  async function pageFor(event, isKept) {
    const network = fetch(event.request);
    if (!isKept) return network.catch(() => offlinePage(event.request));
    event.waitUntil(network.then((response) => remember(event.request.url, response.clone())).catch(nothing));
    const kept = await keptPage(event.request.url);
    if (kept === undefined) return network.catch(() => offlinePage(event.request));
    const fresh = await Promise.race([network.catch(nothing), wait(patience)]);
    return fresh !== undefined && fresh.status < 500 ? fresh : kept;
  }

  /** A page that is no longer there for its reader is not kept for them either. */
  async function remember(url, response) {
    const cache = await caches.open(pagesName);
    if ([401, 403, 404, 410].includes(response.status)) await forget(url);
    if (response.status !== 200 || response.redirected) return;
    await cache.put(keyOf(url), response);
    const pages = (await cache.keys()).filter(({ url }) => !offlinePages.includes(new URL(url).pathname));
    await Promise.all(pages.slice(0, -mostPages).map((oldest) => cache.delete(oldest)));
  }

  async function forget(url) {
    const names = (await caches.keys()).filter((name) => name.startsWith('traip-pages-'));
    for (const name of names) await (await caches.open(name)).delete(keyOf(url));
  }

  /** The newest copy of that very address, or of the same page with another query. */
  async function keptPage(url) {
    const names = (await caches.keys()).filter((name) => name.startsWith('traip-pages-')).reverse();
    for (const options of [{ ignoreVary: true }, { ignoreVary: true, ignoreSearch: true }]) {
      for (const name of names) {
        const found = await (await caches.open(name)).match(keyOf(url), options);
        if (found !== undefined) return found;
      }
    }
  }

  function keyOf(url) {
    const { origin, pathname, search } = new URL(url);
    return origin + pathname + search;
  }

  async function offlinePage({ url }) {
    const isEnglish = /^\/en(\/|$)/.test(new URL(url).pathname);
    const page = await caches.match(isEnglish ? '/en/offline' : '/offline');
    return page ?? Response.error();
  }

  /**
   * A page tells what it loaded before the worker was there, and asks to be kept when no navigation led to it:
   * links inside Traip change the page without loading its document.
   */
  async function keep({ address, files }) {
    const loaded = new Set(files.filter((url) => planOf({ method: 'GET', url }) === 'file'));
    if (address !== null && isWorthKeeping(new URL(address).pathname)) {
      const cache = await caches.open(pagesName);
      if ((await cache.match(keyOf(address))) === undefined) {
        const response = await fetch(address, { headers: { accept: 'text/html' } });
        for (const file of filesIn(await response.clone().text())) loaded.add(file);
        await remember(address, response);
      }
    }
    await keepFiles([...loaded]);
  }

  function filesIn(html) {
    const paths = html.match(/\/_next\/static\/[\w./~-]+/g) ?? [];
    const found = paths.flatMap((path) => /^.*\.(?:js|css|woff2)/.exec(path) ?? []);
    return found.map((path) => new URL(path, self.location.origin).href);
  }

  async function keepFiles(urls) {
    const cache = await caches.open(filesName);
    const missing = [];
    for (const url of urls) if ((await cache.match(url)) === undefined) missing.push(url);
    await Promise.allSettled(missing.map((url) => cache.add(url)));
  }

  function wait(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
  }

  /** A full disk or a lost network: what is on the screen does not depend on what is kept. */
  function nothing() {
    return undefined;
  }
})();
