import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a tree, as paths below its root with forward slashes. */
export type Project = {
  readonly files: readonly string[];
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
};

/** Servers of the browser journeys that tests of the API and of the product use too. */
export const serversForTests: readonly string[] = [
  '@traip/e2e/oauth-server',
  '@traip/e2e/mailbox',
  '@traip/e2e/database-server',
];

// Version control's own folder, and the samples that break rules on purpose.
const alwaysExcluded = ['.git', 'checks/samples'];
const sourceEnding = /\.(ts|tsx|mts|mjs|js)$/;

/** Lists all files that the tree's .gitignore does not ignore. */
export function openProject(root: string, excluded: readonly string[] = alwaysExcluded): Project {
  const isIgnored = ignoreRules(root);
  const files: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (excluded.includes(path) || isIgnored(entry.name, entry.isDirectory())) continue;
      if (entry.isDirectory()) visit(path);
      else files.push(path);
    }
  };
  visit('');
  return projectOf(root, files.sort());
}

function projectOf(root: string, files: readonly string[]): Project {
  const names = new Set(files);
  const contents = new Map<string, string>();
  const read = (path: string) => {
    const known = contents.get(path) ?? readFileSync(join(root, path), 'utf8');
    contents.set(path, known);
    return known;
  };
  return { files, has: (path) => names.has(path), read };
}

/** The files that hold code. */
export function sourcesOf(project: Project): string[] {
  return project.files.filter((path) => sourceEnding.test(path));
}

/** Whether a file exists for tests only. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.(ts|tsx|mjs)$/.test(path) || /(^|\/)testing\//.test(path);
}

// Our .gitignore holds only names and name endings; patterns with paths would need more than this.
function ignoreRules(root: string): (name: string, isFolder: boolean) => boolean {
  const path = join(root, '.gitignore');
  if (!statSync(path, { throwIfNoEntry: false })) return () => false;
  const rules = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/\/$/, ''), foldersOnly: line.endsWith('/') }));
  return (name, isFolder) =>
    rules.some(({ pattern, foldersOnly }) => {
      if (foldersOnly && !isFolder) return false;
      return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
    });
}
