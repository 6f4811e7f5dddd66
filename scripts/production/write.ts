import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, web } from '../prepare/places.mjs';
import { builtServer } from '../prepare/server.mjs';
import { isInstalledIn, neededPackages, readLock } from './packages.ts';
import { filesOfPages, isUnusedByNext, withImports, writeSettings } from './pages.ts';

/** What runs as it is written: commands and workers. The server and the pages run as they were built. */
const sources = ['apps/traip', 'apps/api', 'packages/contract', 'packages/engine'];
const commands = ['start', 'doctor', 'backup', 'restore', 'account', 'audit-log'];

/** Writes a folder from which Traip runs with nothing else, except for Node if it is left out. */
export function writeProduction(folder: string, { withNode }: { withNode: boolean }): void {
  mkdirSync(folder, { recursive: true });
  for (const name of sources) copySources(name, folder);
  copyFile(relative(root, dirname(builtServer)), folder);
  copyPages(join(folder, 'apps/web'));
  const lock = readLock(root);
  const isInstalled = isInstalledIn(root);
  const needed = neededPackages({
    lock,
    from: [...sources, 'node_modules/next'],
    without: builders,
    isInstalled,
  });
  for (const path of needed) if (path.includes('node_modules/')) copyPackage(path, folder);
  for (const file of filesOfPages(root, web)) copyFile(relative(root, file), folder);
  if (withNode) copyNode(folder);
  writeManifest(folder);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Packages that only a build loads, and the pages, whose packages are in them. */
const builders =
  /^apps\/web$|^node_modules\/(?:@next\/swc-|@swc\/core|caniuse-lite$|baseline-browser-mapping$)/;

const isForTests = (path: string) => /\.test\.tsx?$|\/(testing|golden|lab|cli)$/.test(path);

function copySources(name: string, folder: string): void {
  const target = join(folder, name);
  cpSync(join(root, name, 'src'), join(target, 'src'), {
    recursive: true,
    filter: (path) => !isForTests(path),
  });
  cpSync(join(root, name, 'package.json'), join(target, 'package.json'));
}

/** What only builds need, and maps of sources that are not there. */
const isForBuilds = (path: string) =>
  /\/\.next\/(cache|types|diagnostics|trace|trace-build|turbopack)$|\.(map|nft\.json)$/.test(path);

function copyPages(target: string): void {
  mkdirSync(target, { recursive: true });
  // Links inside lead to packages two folders up, as they will in the new folder.
  cpSync(join(web, '.next'), join(target, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isForBuilds(path),
  });
  cpSync(join(web, 'public'), join(target, 'public'), { recursive: true });
  // The texts of the guides are read when they are asked for.
  const guides = 'src/features/docs/texts/content';
  cpSync(join(web, guides), join(target, guides), { recursive: true });
  // The server reads what browsers store under the same names.
  for (const file of withImports(join(web, 'src/browser-state.ts')))
    cpSync(file, join(target, relative(web, file)));
  cpSync(join(web, 'package.json'), join(target, 'package.json'));
  writeSettings(web, target);
}

const isForReaders =
  /\.(map|d\.[cm]?ts|md|markdown|flow)$|\/(test|tests|__tests__|docs|example|examples|benchmark|benchmarks|\.github)$/;

function copyPackage(path: string, folder: string): void {
  const from = join(root, path);
  if (lstatSync(from).isSymbolicLink()) {
    link(path, folder);
    return;
  }
  cpSync(from, join(folder, path), {
    recursive: true,
    // Packages inside a package are in the list by themselves, if they are needed.
    filter: (file) => !isForReaders.test(file) && !isUnusedByNext(file) && basename(file) !== 'node_modules',
  });
}

/** A workspace. */
function link(path: string, folder: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(readlinkSync(join(root, path)), join(folder, path));
}

function copyFile(path: string, folder: string): void {
  cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
}

function copyNode(folder: string): void {
  const target = join(folder, 'node_modules/.bin/node');
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(root, 'node_modules/.bin/node'), target);
}

function writeManifest(folder: string): void {
  const { name, version, license, type, scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const own = Object.fromEntries(commands.map((command) => [command, scripts[command]]));
  const manifest = { name, version, private: true, license, type, scripts: own };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
