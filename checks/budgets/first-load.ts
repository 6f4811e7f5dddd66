import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

type Manifest = { readonly entryJSFiles: Readonly<Record<string, readonly string[]>> };

/** The JavaScript that a browser loads before a page works: compressed kilobytes by route, from the build. */
export function firstLoads(build: string): Map<string, number> {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  const bytesOf = remembering((file) => gzipSync(readFileSync(join(build, file))).length);
  const loads = new Map<string, number>();
  for (const path of globSync('**/page_client-reference-manifest.js', { cwd: join(build, 'server/app') })) {
    for (const [page, { entryJSFiles }] of manifestsIn(join(build, 'server/app', path))) {
      const files = new Set([...rootMainFiles, ...filesOf(page, entryJSFiles)]);
      const bytes = [...files].reduce((sum, file) => sum + bytesOf(file), 0);
      loads.set(routeOf(page), Math.round(bytes / 102.4) / 10);
    }
  }
  return new Map([...loads].sort(([one], [other]) => one.localeCompare(other)));
}

/** Next lists the not-found page with every other page too, but loads it only for unknown addresses. */
function filesOf(page: string, entries: Manifest['entryJSFiles']): string[] {
  const isNotFoundPage = page.startsWith('/_');
  return Object.entries(entries).flatMap(([entry, files]) =>
    isNotFoundPage || !entry.endsWith('/global-not-found') ? files : [],
  );
}

/** Next writes manifests as scripts that fill a global. */
function manifestsIn(path: string): [string, Manifest][] {
  const globals: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  runInContext(readFileSync(path, 'utf8'), createContext({ globalThis: globals }));
  return Object.entries(globals.__RSC_MANIFEST ?? {});
}

/** `/[locale]/(public)/c/[competitionId]/page` is `/c/[competitionId]`. */
function routeOf(page: string): string {
  return (
    page
      .replace(/\/page$/, '')
      .replace(/\/\[locale\](?=\/|$)/, '')
      .replace(/\/\([^)]*\)/g, '') || '/'
  );
}

function remembering(measure: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const bytes = known.get(file) ?? measure(file);
    known.set(file, bytes);
    return bytes;
  };
}

const tolerance = 1.03;

/** Pages over their budget, pages without a budget, and budgets without a page. */
export function brokenBudgets(
  loads: ReadonlyMap<string, number>,
  budgets: Readonly<Record<string, number>>,
): string[] {
  const heavy = [...loads].flatMap(([route, load]) => {
    const budget = budgets[route];
    if (budget === undefined) return [`${route} has no budget; it loads ${load} kB`];
    const over = ((load / budget - 1) * 100).toFixed(1);
    return load > budget * tolerance ? [`${route} loads ${load} kB, ${over} % over its ${budget} kB`] : [];
  });
  const unused = Object.keys(budgets).filter((route) => !loads.has(route));
  return [...heavy, ...unused.map((route) => `${route} has a budget and is no page`)];
}
