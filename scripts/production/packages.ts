import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A package in the lockfile, by its path. */
interface Locked {
  /** Where a workspace really is. */
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Lock = Readonly<Record<string, Locked>>;

export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

interface PackageSelection {
  readonly lock: Lock;
  /** Where to begin: paths of workspaces. */
  readonly from: readonly string[];
  /** Packages that are not wanted, with what only they need. */
  readonly without: RegExp;
  /** Whether a package is installed: those of other platforms are not. */
  readonly isInstalled: (path: string) => boolean;
}

/** The paths of every package that some workspaces need to run, themselves included, but nothing for developers. */
export function neededPackages({ lock, from, without, isInstalled }: PackageSelection): ReadonlySet<string> {
  const needed = new Set<string>();
  const queue = [...from];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const entry = lock[path];
    if (!entry || needed.has(path) || without.test(path)) continue;
    if (entry.link) queue.push(entry.resolved ?? '');
    needed.add(path);
    for (const name of namesIn(entry)) {
      const found = placeOf(lock, path, name);
      if (found !== undefined && isInstalled(found)) queue.push(found);
    }
  }
  return needed;
}

function namesIn({ dependencies, optionalDependencies, peerDependencies = {}, ...rest }: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !rest.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** As Node looks for a package: from the folder upwards. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : posix.join(folder, 'node_modules', name);
    if (lock[path]) return path;
    if (folder === '.') return undefined;
  }
}

export const isInstalledIn = (root: string) => (path: string) => existsSync(join(root, path));
