import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

type Answers = (path: string) => Promise<Response>;
interface SampleRequest {
  readonly method: string;
  readonly mode: string;
  readonly path: string;
}

const source = readFileSync(new URL('../../../public/worker/pages.js', import.meta.url), 'utf8');

export const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

/** The parts of a browser that the worker uses; `network` is null when offline. */
export class Browser {
  readonly origin = 'https://traip.example';
  readonly answers: Answers = async (path) =>
    html(/offline$/.test(path) ? `offline ${path}` : `page ${path}`);
  network: Answers | null = this.answers;
  readonly #stores = new Map<string, Map<string, Response>>();
  #listeners = new Map<string, (event: unknown) => void>();

  async install(version: string): Promise<void> {
    this.#listeners = new Map();
    const self = {
      traip: { version },
      location: new URL(this.origin),
      clients: { claim: async () => undefined },
      skipWaiting: () => undefined,
      addEventListener: (kind: string, listener: (event: unknown) => void) =>
        this.#listeners.set(kind, listener),
    };
    const around = { self, caches: this.#caches(), fetch: this.#fetch, URL, Response, setTimeout };
    runInContext(source, createContext({ ...around, Request: TestRequest }));
    await this.#say('install', {});
    await this.#say('activate', {});
  }

  navigate(path: string): Promise<Response | null> {
    return this.ask({ method: 'GET', mode: 'navigate', path });
  }

  /** The worker's response; null if it doesn't handle the request. */
  async ask({ method, mode, path }: SampleRequest): Promise<Response | null> {
    const answers: Promise<Response>[] = [];
    const request = { method, mode, url: this.origin + path };
    await this.#say('fetch', { request, respondWith: (answer: Promise<Response>) => answers.push(answer) });
    return (await answers[0]) ?? null;
  }

  tell(data: unknown): Promise<void> {
    return this.#say('message', { data, ports: [] });
  }

  async #say(kind: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#listeners.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }

  readonly #fetch = async (request: string | { readonly url: string }) => {
    const { pathname, search } = new URL(addressOf(request), this.origin);
    if (this.network === null) throw new TypeError('Failed to fetch');
    return this.network(pathname + search);
  };

  #caches() {
    return {
      open: async (name: string) => this.#store(name),
      keys: async () => [...this.#stores.keys()],
      delete: async (name: string) => this.#stores.delete(name),
      match: async (request: string | { readonly url: string }) => {
        for (const name of this.#stores.keys()) {
          const found = await this.#store(name).match(request);
          if (found !== undefined) return found;
        }
      },
    };
  }

  #store(name: string) {
    const entries = this.#stores.get(name) ?? new Map<string, Response>();
    this.#stores.set(name, entries);
    const key = (request: string | { readonly url: string }) => new URL(addressOf(request), this.origin).href;
    const put = async (request: string | { readonly url: string }, response: Response) => {
      entries.delete(key(request));
      entries.set(key(request), response);
    };
    const add = async (request: string) => put(request, await this.#fetch(request));
    return {
      put,
      add,
      addAll: async (all: readonly string[]) => void (await Promise.all(all.map(add))),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (request: string) => entries.delete(key(request)),
      match: async (request: string | { readonly url: string }, options: { ignoreSearch?: boolean } = {}) => {
        const bare = (url: string) => (options.ignoreSearch ? url.replace(/\?.*/, '') : url);
        return [...entries].find(([url]) => bare(url) === bare(key(request)))?.[1].clone();
      },
    };
  }
}

/** Only the URL of a request: the platform's Request refuses URLs without an origin. */
class TestRequest {
  readonly url: string;
  constructor(path: string) {
    this.url = path;
  }
}

function addressOf(request: string | { readonly url: string }): string {
  return typeof request === 'string' ? request : request.url;
}

export async function browserWith(version: string): Promise<Browser> {
  const browser = new Browser();
  await browser.install(version);
  return browser;
}
