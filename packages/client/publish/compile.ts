import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
}

/** Compiles a package into `dist`, with the files npm needs and `more` in its manifest. Returns `dist`. */
export function compile(name: string, description: string, more: object = {}): string {
  const folder = join(root, 'packages', name);
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(folder, 'tsconfig.publish.json')], {
    stdio: 'inherit',
  });
  for (const file of globSync('**/*.d.ts', { cwd: dist })) rewriteExtensions(join(dist, file));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const content = { ...published(manifest, description), ...more };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return dist;
}

/** The compiler keeps `.ts` extensions in declarations, where other resolvers can't follow them. */
function rewriteExtensions(path: string): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/((?:from|import\()\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2'));
}

function published({ name, version, dependencies, exports }: Manifest, description: string) {
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, source]) => source.startsWith('./src/'))
        .map(([entry, source]) => [entry, compiledEntry(source)]),
    ),
    ...(dependencies && { dependencies }),
  };
}

function compiledEntry(source: string) {
  const path = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
}
