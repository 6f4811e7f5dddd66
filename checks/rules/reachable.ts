import { posix } from 'node:path';
import type { Check } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { importsOf } from '../source/imports.ts';
import { stringsOf } from '../source/literals.ts';
import { targetOf, type Workspace, workspacesOf } from '../source/workspaces.ts';

const routeFiles =
  /^apps\/web\/src\/app\/(.*\/)?(page|layout|route|template|default|loading|error|global-error|not-found|global-not-found|forbidden|unauthorized|robots|sitemap|manifest|icon|apple-icon|opengraph-image|twitter-image)\.tsx?$/;
const startedByName =
  /^apps\/web\/src\/(proxy|instrumentation|instrumentation-client)\.ts$|\.config\.(ts|mjs)$|^apps\/web\/public\/|^mutants\/(runner|node-test)\.ts$/;

/** Every source file is reachable from an entry point: a route, test, export, script or main file. */
export const reachable: Check = {
  name: 'reachable',
  run(project) {
    const sources = sourcesOf(project);
    const workspaces = workspacesOf(project);
    const entries = sources.filter((path) => isEntry(path) || isGlobalTypes(project, path));
    const reached = reach(project, workspaces, [...entries, ...namedInManifests(project, workspaces)]);
    const violations = sources
      .filter((path) => !reached.has(path) && !describesReached(path, reached))
      .map((file) => ({ file, line: 1, rule: 'reachable', why: 'nothing leads here' }));
    return { checked: sources.length, violations, note: `${entries.length} ways in` };
  },
};

/** Whether something outside our code loads a file. */
export function isEntry(path: string): boolean {
  return isTest(path) || routeFiles.test(path) || startedByName.test(path);
}

// TypeScript picks these up automatically: `declare module` and the like.
function isGlobalTypes(project: Project, path: string): boolean {
  return /\.d\.m?ts$/.test(path) && !project.has(codeOf(path));
}

// x.d.mts describes x.mjs.
function describesReached(path: string, reached: ReadonlySet<string>): boolean {
  return /\.d\.m?ts$/.test(path) && reached.has(codeOf(path));
}

function codeOf(declaration: string): string {
  return declaration.replace(/\.d\.(m?)ts$/, '.$1js');
}

function namedInManifests(project: Project, workspaces: readonly Workspace[]): string[] {
  return workspaces.flatMap(({ folder, manifest }) => {
    const words = Object.values(manifest.scripts ?? {}).flatMap((script) => script.split(/\s+/));
    const named = [...Object.values(manifest.exports ?? {}), ...words];
    return named.map((name) => posix.join(folder, name)).filter((path) => project.has(path));
  });
}

function reach(project: Project, workspaces: readonly Workspace[], entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (/\.(ts|tsx|mts|mjs|js)$/.test(path)) queue.push(...namedBy(project, workspaces, path));
  }
  return reached;
}

// Programs, workers and reporters are started by a path in a string: './worker.ts' or 'apps/traip/src/main.ts'.
function namedBy(project: Project, workspaces: readonly Workspace[], path: string): string[] {
  const source = project.read(path);
  const imported = importsOf(path, source).map(({ specifier }) =>
    targetOf(project, workspaces, path, specifier),
  );
  const mentioned = stringsOf(path, source).map((text) => {
    if (!/\.(ts|tsx|mts|mjs|js)$/.test(text)) return null;
    return text.startsWith('.') ? targetOf(project, workspaces, path, text) : project.has(text) ? text : null;
  });
  return [...imported, ...mentioned].filter((target) => target !== null);
}
