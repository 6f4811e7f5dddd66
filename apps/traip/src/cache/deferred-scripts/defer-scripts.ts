import { starterFor } from './starter.ts';

/** A page as Next sends it. */
interface Page {
  readonly body: string;
  readonly headers: readonly Header[];
}
type Header = readonly [name: string, value: string];

/**
 * Defers the scripts of a page until they are needed: the page is complete without them. Our scripts are recognised by
 * the nonce of the page, which user content can't contain.
 */
export function deferScripts(page: Page, nonce: string): Page {
  const { scripts, body } = withoutTags(page.body, nonce);
  const runtime = scripts.find((address) => runtimeName.test(address));
  if (runtime === undefined || isLive(body)) return page;
  const others = scripts.filter((address) => address !== runtime);
  const starter = starterFor({ scripts: others, runtime, consents: consentsOf(body) });
  return {
    body: body.replace('</head>', () => `<script nonce="${nonce}">${starter}</script></head>`),
    headers: page.headers.flatMap(withoutScripts),
  };
}

/** Turbopack's name for the script that runs the others. */
const runtimeName = /\/turbopack-[\w.~-]+\.js$/;
const scriptTag = /<script src="(\/_next\/static\/[^"<>]+)"([^<>]*)><\/script>/g;
const preloadTag = /<link rel="(?:module)?preload"([^<>]*)>/g;

/** Polyfills (`noModule`) stay: current browsers ignore them. */
function withoutTags(html: string, nonce: string): { scripts: readonly string[]; body: string } {
  const scripts = new Set<string>();
  const isOwn = (attributes: string) => attributes.includes(` nonce="${nonce}"`);
  const body = html
    .replace(scriptTag, (tag, address: string, attributes: string) => {
      if (!isOwn(attributes) || attributes.includes(' noModule')) return tag;
      scripts.add(address);
      return '';
    })
    .replace(preloadTag, (tag, attributes: string) =>
      isOwn(attributes) && attributes.includes(' as="script"') ? '' : tag,
    );
  return { scripts: [...scripts], body };
}

/** A match is being played, which the page follows from the start (`LiveNow`). */
const isLive = (body: string) => body.includes(' data-live=""');

const consentsOf = (body: string) => [
  ...new Set([...body.matchAll(/ data-needs-consent="(\w+)"/g)].map(([, kind = '']) => kind)),
];

/** One header can preload several files. */
function withoutScripts([name, value]: Header): Header[] {
  if (name !== 'link') return [[name, value]];
  const others = value.split(/,\s*(?=<)/).filter((link) => !/;\s*as="?script/.test(link));
  return others.length === 0 ? [] : [[name, others.join(', ')]];
}
