import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { modules, root } from './places.mjs';
import { NotReady, run, timed } from './run.mjs';
import { fingerprint, stampAt } from './stamp.mjs';

const stamp = stampAt(join(modules, '.traip-installed'));
export const lockPath = join(root, '.cache', 'prepare.lock');

/** Installs the packages when they are missing or older than the lockfile. */
export async function preparePackages() {
  if (stamp.says(wanted())) return;
  await withLock(lockPath, async () => {
    const print = wanted();
    if (stamp.says(print)) return;
    if (
      !isInstalled(readLock(join(root, 'package-lock.json')), readLock(join(modules, '.package-lock.json')))
    ) {
      await install();
    }
    stamp.write(print);
  });
}

async function install() {
  stamp.remove();
  await timed('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], {
      env: outsideEnvironment(process.env),
      otherwise: 'The packages could not be installed: npm ci failed, its last words are above.',
    }),
  );
}

/**
 * Whether node_modules already is what the lockfile describes, as right after an `npm install` by hand.
 * Optional packages may be absent: they are binaries for other platforms.
 */
export function isInstalled(wantedLock, installedLock) {
  if (!installedLock) return false;
  return Object.entries(wantedLock.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installedLock.packages[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

// npm puts node_modules/.bin first on the path: npm ci would delete the very Node that it runs on.
function outsideEnvironment(env) {
  const own = join(modules, '.bin');
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== own);
  return { ...env, PATH: path.join(delimiter) };
}

function wanted() {
  const platform = `${process.platform}-${process.arch}`;
  return fingerprint(
    root,
    ['package-lock.json', ...manifests()].map((file) => join(root, file)),
    platform,
  );
}

function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? foldersIn(pattern.slice(0, -2)) : [pattern],
  );
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`)].filter((file) =>
    existsSync(join(root, file)),
  );
}

function foldersIn(folder) {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

function readLock(path) {
  if (!existsSync(path)) {
    if (path.startsWith(modules)) return null;
    throw new NotReady('package-lock.json is missing: this is not a whole copy of Traip.');
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}
