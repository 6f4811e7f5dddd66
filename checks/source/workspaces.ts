import { dirname, posix } from 'node:path';
import type { Project } from '../project.ts';

type Manifest = {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** A package of the repository; the root's folder is ''. */
export type Workspace = { readonly folder: string; readonly manifest: Manifest };

const known = new WeakMap<Project, readonly Workspace[]>();

/** Every workspace, inner folders first, so that the first one containing a file is the file's own. */
export function workspacesOf(project: Project): readonly Workspace[] {
  // Rules ask for every file.
  const workspaces = known.get(project) ?? readWorkspaces(project);
  known.set(project, workspaces);
  return workspaces;
}

function readWorkspaces(project: Project): Workspace[] {
  return project.files
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path) => ({
      folder: dirname(path) === '.' ? '' : dirname(path),
      manifest: JSON.parse(project.read(path)) as Manifest,
    }))
    .sort((one, other) => other.folder.length - one.folder.length);
}

export function workspaceOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
}

/** The package that a bare import names: `@mui/material/Button` is of `@mui/material`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The file of the repository that an import leads to, or null when it leads out of it. */
export function targetOf(
  project: Project,
  workspaces: readonly Workspace[],
  from: string,
  specifier: string,
) {
  if (specifier.startsWith('.')) return existing(project, posix.join(posix.dirname(from), specifier));
  const owner = workspaces.find(({ manifest }) => manifest.name === packageOf(specifier));
  const entry = owner?.manifest.exports?.[`.${specifier.slice(packageOf(specifier).length)}`];
  return owner && entry ? existing(project, posix.join(owner.folder, entry)) : null;
}

function existing(project: Project, path: string): string | null {
  const ending = endings.find((candidate) => project.has(path + candidate));
  return ending === undefined ? null : path + ending;
}
