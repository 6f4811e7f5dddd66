import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Every file of a package that the pages load, as their build traced it. */
export function filesOfPages(root: string, web: string): readonly string[] {
  const traces = globSync('**/*.nft.json', { cwd: join(web, '.next') }).map((name) =>
    join(web, '.next', name),
  );
  const files = traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
    return files.map((file) => resolve(dirname(trace), file));
  });
  const modules = [join(root, 'node_modules'), join(web, 'node_modules')];
  return [...new Set(files)].filter((path) => modules.some((folder) => path.startsWith(folder)));
}

const relativeImport = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gm;

/** A source file of the pages that the server runs too, with all that it imports from there. */
export function withImports(path: string): readonly string[] {
  const found = new Set([path]);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(relativeImport);
    for (const [, target = ''] of imports) found.add(resolve(dirname(file), target));
  }
  return [...found];
}

/**
 * What of Next the command that starts the pages does without: its second copy in another module format, its
 * documentation, the tools of developers, and the bundles of servers and of React, of which the pages name those that
 * they load.
 */
export const isUnusedByNext = (path: string) =>
  /\/next\/dist\/(?:esm|docs|next-devtools|compiled\/(?:next-devtools|next-server|@next\/font|@vercel\/og|react[^/]*))$/.test(
    path,
  );

/** The settings as the build understood them: reading those in TypeScript would take a compiler. */
export function writeSettings(web: string, target: string): void {
  const path = join(web, '.next', 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(path, 'utf8')) as { config: Record<string, unknown> };
  const { poweredByHeader, reactStrictMode, images, env, experimental } = config;
  const { globalNotFound } = experimental as Record<string, unknown>;
  const settings = { poweredByHeader, reactStrictMode, images, env, experimental: { globalNotFound } };
  writeFileSync(join(target, 'next.config.mjs'), `export default ${JSON.stringify(settings, null, 2)};\n`);
}
