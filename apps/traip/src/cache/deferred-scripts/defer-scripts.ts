import { starterFor } from './starter.ts';

/** A page as Next sends it. */
interface Page {
  readonly body: string;
  readonly headers: readonly Header[];
}
type Header = readonly [name: string, value: string];

/**
 * Has the scripts of a page wait until they are needed: it is complete without them. They are known by the nonce of the
 * page, which nothing that people wrote contains.
 */
export function deferScripts({ body, headers }: Page, nonce: string): Page {
  const scripts = [...body.matchAll(tagsOf(nonce).script)].map(([, address = '']) => address);
  const runtime = scripts.find((address) => runtimeName.test(address));
  if (runtime === undefined || isLive(body)) return { body, headers };
  const others = [...new Set(scripts)].filter((address) => address !== runtime);
  const starter = starterFor({ scripts: others, runtime, consents: consentsOf(body) });
  const { script, preload } = tagsOf(nonce);
  return {
    body: body
      .replace(script, '')
      .replace(preload, '')
      .replace('</head>', () => `<script nonce="${nonce}">${starter}</script></head>`),
    headers: headers.flatMap(withoutScripts),
  };
}

/** Turbopack gives this name to the script that runs the others. */
const runtimeName = /\/turbopack-[\w.~-]+\.js$/;

/** Those for old browsers (`noModule`) stay: others ignore them. */
const tagsOf = (nonce: string) => ({
  script: new RegExp(
    `<script src="(/_next/static/[^"]+)"(?=[^>]* nonce="${nonce}")(?![^>]* noModule)[^>]*></script>`,
    'g',
  ),
  preload: new RegExp(`<link rel="(?:module)?preload"(?=[^>]* as="script")[^>]* nonce="${nonce}"[^>]*>`, 'g'),
});

/** Somebody plays: the page follows it from the beginning (`LiveNow`). */
const isLive = (body: string) => body.includes(' data-live=""');

const consentsOf = (body: string) => [
  ...new Set([...body.matchAll(/ data-needs-consent="(\w+)"/g)].map(([, kind = '']) => kind)),
];

/** A header may announce several files. */
function withoutScripts([name, value]: Header): Header[] {
  if (name !== 'link') return [[name, value]];
  const others = value.split(/,\s*(?=<)/).filter((link) => !/;\s*as="?script/.test(link));
  return others.length === 0 ? [] : [[name, others.join(', ')]];
}
