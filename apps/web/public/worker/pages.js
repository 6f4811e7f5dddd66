/* Part of the service worker that /sw.js assembles: caches pages for offline use (ADR 13). */
(() => {
  const { version } = self.traip;
  const pagesName = `traip-pages-${version}`;
  const filesName = `traip-files-${version}`;
  /** How long a cached page waits for a fresh response, in milliseconds. */
  const networkTimeout = 4000;
  const maxPages = 40;
  const offlinePages = ['/offline', '/en/offline'];

  const deskPath = /^\/(dashboard\/[^/]+\/(matches|races\/[^/]+)|score)\/[^/]+$/;
  /** Results of a round are typed offline too. */
  const competitionPath = /^\/dashboard\/[^/]+\/competitions\/(?!new$)[^/]+$/;
  /** A licence is shown at grounds without a network; what is on it is stored with the session. */
  const licencesPath = /^\/licences$/;
  const publicPath = /^\/((c|m|t|o|team|u)\/[^/]+)?$/;
  const nonPagePath = /^\/(api|v1|dev|health|ready|_next)(\/|$)|\.[a-z0-9]+$/;

  self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', (event) => {
    if (event.data?.kind === 'take-over') self.skipWaiting();
    if (event.data?.kind === 'keep') event.waitUntil(keep(event));
  });
  self.addEventListener('fetch', (event) => {
    const strategy = strategyFor(event.request);
    if (strategy === 'cache-first') event.respondWith(respondWithFile(event));
    if (strategy === 'network-first') event.respondWith(respondWithCacheablePage(event));
    if (strategy === 'network-only') event.respondWith(respondWithPage(event));
  });

  /** 'cache-first' for files, 'network-first' with a cached copy, 'network-only' with the offline page, or 'pass': not handled. */
  function strategyFor({ method, mode, url }) {
    const { origin, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || origin !== self.location.origin) return 'pass';
    // File names contain a content hash.
    if (pathname.startsWith('/_next/static/')) return 'cache-first';
    if (mode !== 'navigate' || nonPagePath.test(pathname)) return 'pass';
    return isCacheable(pathname) && !searchParams.has('q') ? 'network-first' : 'network-only';
  }

  function isCacheable(pathname) {
    const path = pathname.replace(/^\/en(?=\/|$)/, '') || '/';
    return [deskPath, competitionPath, licencesPath, publicPath].some((kept) => kept.test(path));
  }

  async function cacheOfflinePages() {
    const cache = await caches.open(pagesName);
    await cache.addAll(offlinePages.map((path) => new Request(path, { cache: 'reload' })));
  }

  /** The caches of the previous build stay: a desk opened with it must still open offline. */
  async function activate() {
    for (const prefix of ['traip-pages-', 'traip-files-']) {
      const older = (await caches.keys()).filter(
        (name) => name.startsWith(prefix) && name !== prefix + version,
      );
      await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    }
    await self.clients.claim();
  }

  async function respondWithFile(event) {
    const cached = await caches.match(event.request, { ignoreVary: true });
    if (cached !== undefined) return cached;
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(cacheFile(event.request, response.clone()).catch(ignore));
    return response;
  }

  async function cacheFile(request, response) {
    await (await caches.open(filesName)).put(request, response);
  }

  async function respondWithPage(event) {
    return fetch(event.request).catch(() => offlinePage(event.request));
  }

  async function respondWithCacheablePage(event) {
    const network = fetch(event.request);
    event.waitUntil(network.then((response) => cachePage(event.request.url, response.clone())).catch(ignore));
    const cached = await findCachedPage(event.request.url);
    if (cached === undefined) return network.catch(() => offlinePage(event.request));
    const fresh = await Promise.race([network.catch(ignore), wait(networkTimeout)]);
    return fresh !== undefined && fresh.status < 500 ? fresh : cached;
  }

  /** A page its reader may no longer see is removed from the cache. */
  async function cachePage(url, response) {
    const cache = await caches.open(pagesName);
    if ([401, 403, 404, 410].includes(response.status)) await deletePage(url);
    if (response.status !== 200 || response.redirected) return;
    await cache.put(cacheKey(url), response);
    const pages = (await cache.keys()).filter(({ url }) => !offlinePages.includes(new URL(url).pathname));
    await Promise.all(pages.slice(0, -maxPages).map((oldest) => cache.delete(oldest)));
  }

  async function deletePage(url) {
    const names = (await caches.keys()).filter((name) => name.startsWith('traip-pages-'));
    for (const name of names) await (await caches.open(name)).delete(cacheKey(url));
  }

  /** The newest copy of the exact URL, or of the same page with another query. */
  async function findCachedPage(url) {
    const names = (await caches.keys()).filter((name) => name.startsWith('traip-pages-')).reverse();
    for (const options of [{ ignoreVary: true }, { ignoreVary: true, ignoreSearch: true }]) {
      for (const name of names) {
        const found = await (await caches.open(name)).match(cacheKey(url), options);
        if (found !== undefined) return found;
      }
    }
  }

  function cacheKey(url) {
    const { origin, pathname, search } = new URL(url);
    return origin + pathname + search;
  }

  async function offlinePage({ url }) {
    const isEnglish = /^\/en(\/|$)/.test(new URL(url).pathname);
    const page = await caches.match(isEnglish ? '/en/offline' : '/offline');
    return page ?? Response.error();
  }

  /**
   * A page reports what it loaded before the worker was installed, and asks to be cached after client-side
   * navigation, which loads no document.
   */
  async function cacheLoadedPage({ address, files }) {
    const loaded = new Set(files.filter((url) => strategyFor({ method: 'GET', url }) === 'cache-first'));
    if (address !== null && isCacheable(new URL(address).pathname)) {
      const cache = await caches.open(pagesName);
      if ((await cache.match(cacheKey(address))) === undefined) {
        const response = await fetch(address, { headers: { accept: 'text/html' } });
        for (const file of filesIn(await response.clone().text())) loaded.add(file);
        await cachePage(address, response);
      }
    }
    return cacheFiles([...loaded]);
  }

  function filesIn(html) {
    const tags = html.split('<').filter((tag) => !isPolyfill(tag));
    const paths = tags.join('<').match(/\/_next\/static\/[\w./~-]+/g) ?? [];
    const found = paths.flatMap((path) => /^.*\.(?:js|css|woff2)/.exec(path) ?? []);
    return found.map((path) => new URL(path, self.location.origin).href);
  }

  /** For browsers without modules, which have no workers either. */
  function isPolyfill(tag) {
    return tag.startsWith('script ') && tag.toLowerCase().includes(' nomodule');
  }

  /** Whoever asks to be told is told whether all of it is here. */
  async function keep({ data, ports }) {
    const isKept = await cacheLoadedPage(data).catch(() => false);
    ports[0]?.postMessage(isKept);
  }

  async function cacheFiles(urls) {
    const cache = await caches.open(filesName);
    const missing = [];
    for (const url of urls) if ((await cache.match(url)) === undefined) missing.push(url);
    const added = await Promise.allSettled(missing.map((url) => cache.add(url)));
    return added.every(({ status }) => status === 'fulfilled');
  }

  function wait(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
  }

  /** Caching is best effort: a full disk or a lost network must not affect the page. */
  function ignore() {
    return undefined;
  }
})();
