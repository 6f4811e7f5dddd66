import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { lockPath } from './packages.mjs';
import { root } from './places.mjs';
import { timed } from './run.mjs';
import { filesBelow, fingerprint, stampAt } from './stamp.mjs';

const entry = join(root, 'apps/traip/src/main.ts');
const folder = join(root, 'apps/traip/dist');

/** What `npm start` and production run. */
export const builtServer = join(folder, 'main.js');

/** Packages with native code, WebAssembly or fonts, which they look for beside their own files. */
const notBundled = ['@electric-sql/pglite', 'pdfkit', 'sharp'];

const stamp = stampAt(join(folder, 'built-from'));

/** Bundles the server when its sources changed since the last time: loading 3,000 files was half of a start. */
export async function prepareServer() {
  if (stamp.says(sourcesPrint())) return;
  await withLock(lockPath, async () => {
    const print = sourcesPrint();
    if (stamp.says(print)) return;
    rmSync(folder, { recursive: true, force: true });
    await timed('Bundling the server', bundle);
    stamp.write(print);
  });
}

async function bundle() {
  // Only installed by now.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    // What is imported late is loaded late.
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: notBundled,
    plugins: [placesOfSources],
    // Libraries in the older format load parts of Node with it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** Workers, programs and texts stay where they are, and are found from the source that names them. */
const placesOfSources = {
  name: 'places of sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const place = relative(folder, path).replaceAll(sep, '/');
      const here = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      return {
        loader: 'ts',
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', here),
      };
    });
  },
};

const isTest = (name) => name === 'testing' || name.endsWith('.test.ts');

function sourcesPrint() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const sources = ['apps/api', 'apps/traip', 'apps/web', ...packages].flatMap((name) =>
    filesBelow(join(root, name, 'src'), isTest),
  );
  return fingerprint(root, [...sources, fileURLToPath(import.meta.url), join(root, 'package-lock.json')]);
}
