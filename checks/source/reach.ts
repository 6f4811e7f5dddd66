import { posix } from 'node:path';
import type { Project } from '../project.ts';
import { importsOf } from './imports.ts';
import { parsed } from './parse.ts';
import { targetOf, type Workspace } from './workspaces.ts';

/** The files that a file leads to, without types. Through a folder's index only the imported names count. */
export function reachedFrom(
  project: Project,
  workspaces: readonly Workspace[],
  start: string,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const reached = new Set<string>();
  const queue: Step[] = [{ file: start, name: null }];
  for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
    const key = isIndex(step.file) ? `${step.file} ${step.name}` : step.file;
    if (seen.has(key)) continue;
    seen.add(key);
    reached.add(step.file);
    const { file } = step;
    for (const { specifier, name } of stepsFrom(project, step)) {
      const target = targetOf(project, workspaces, file, specifier);
      if (target !== null && /\.tsx?$/.test(target)) queue.push({ file: target, name });
    }
  }
  return reached;
}

/** A null name means everything in the file. */
type Step = { readonly file: string; readonly name: string | null };
type Next = { readonly specifier: string; readonly name: string | null };

const isIndex = (file: string) => posix.basename(file).startsWith('index.');

function stepsFrom(project: Project, { file, name }: Step): Next[] {
  const source = project.read(file);
  const { staticImports, staticExports } = parsed(file, source).module;
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry): Next[] => {
      const isRequested = name === null || !isIndex(file) || entry.exportName.name === name;
      if (entry.isType || !entry.moduleRequest || !isRequested) return [];
      return [{ specifier: entry.moduleRequest.value, name: entry.importName.name }];
    }),
  );
  const named = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap((entry): Next[] =>
      entry.isType ? [] : [{ specifier: moduleRequest.value, name: entry.importName.name }],
    ),
  );
  return [...reexported, ...named, ...onDemand(file, source, new Set(specifiersOf(staticImports)))];
}

const specifiersOf = (found: readonly { moduleRequest: { value: string } }[]) =>
  found.map(({ moduleRequest }) => moduleRequest.value);

/** Dynamic imports. */
function onDemand(file: string, source: string, known: ReadonlySet<string>): Next[] {
  if (!source.includes('import(')) return [];
  return importsOf(file, source)
    .filter(({ specifier, isType }) => !isType && !known.has(specifier))
    .map(({ specifier }) => ({ specifier, name: null }));
}
