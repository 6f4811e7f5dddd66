import { posix } from 'node:path';
import type { Check, Violation } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { importsOf } from '../source/imports.ts';
import { targetOf, type Workspace, workspaceOf, workspacesOf } from '../source/workspaces.ts';

type Edge = { readonly from: string; readonly to: string; readonly file: string; readonly line: number };

/** Folders of one workspace do not import each other in a circle, not even for types. */
export const cycles: Check = {
  name: 'cycles',
  run(project) {
    const sources = sourcesOf(project).filter((path) => !isTest(path));
    const workspaces = workspacesOf(project);
    const edges = sources.flatMap((file) => edgesOf(project, workspaces, file));
    return { checked: sources.length, violations: circles(edges) };
  },
};

function edgesOf(project: Project, workspaces: readonly Workspace[], file: string): Edge[] {
  const from = nodeOf(file);
  return importsOf(file, project.read(file)).flatMap(({ specifier, line }) => {
    const target = targetOf(project, workspaces, file, specifier);
    if (target === null || workspaceOf(workspaces, target) !== workspaceOf(workspaces, file)) return [];
    const to = nodeOf(target);
    return to === from ? [] : [{ from, to, file, line }];
  });
}

// Files directly in a workspace or its src each count as their own folder: they are entry points.
function nodeOf(path: string): string {
  const folder = posix.dirname(path);
  return /^(packages\/[^/]+|apps\/[^/]+|e2e|bench|trials|checks|scripts)(\/src)?$/.test(folder)
    ? path
    : folder;
}

function circles(edges: readonly Edge[]): Violation[] {
  const next = Map.groupBy(edges, (edge) => edge.from);
  return edges
    .filter(({ from, to }) => reaches(next, to, from))
    .map(({ file, line, from, to }) => ({
      file,
      line,
      rule: 'cycles',
      why: `${from} imports ${to}, which leads back to ${from}`,
    }));
}

function reaches(next: ReadonlyMap<string, readonly Edge[]>, start: string, goal: string): boolean {
  const seen = new Set<string>();
  const queue = [start];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node === goal) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    queue.push(...(next.get(node) ?? []).map((edge) => edge.to));
  }
  return false;
}
