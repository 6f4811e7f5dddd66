import { type Check, lineAt } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { type Export, exportsOf, importedNames } from '../source/exports.ts';
import { targetOf, type Workspace, workspacesOf } from '../source/workspaces.ts';
import { isEntry } from './reachable.ts';

/** An export that could be removed. */
type Unused = { readonly file: string; readonly export: Export; readonly isTested: boolean };

/** Every export is used by other code; one used only by tests must be code that the product runs. */
export const exports: Check = {
  name: 'exports',
  run(project) {
    const violations = unusedExports(project).map(({ file, export: { name, start }, isTested }) => ({
      file,
      line: lineAt(project.read(file), start),
      rule: 'exports',
      why: isTested ? `only tests use ${name}` : `no other file uses ${name}`,
    }));
    return { checked: sourcesOf(project).length, violations };
  },
};

// Routes are generated for every call, whether a page uses it or not.
const generated = /^packages\/contract\/src\/routes\//;

// The entry point of a published package, and one called by installed files.
const entryPoints = ['packages/client/src/index.ts', 'apps/web/src/ui/icon/svg-icon.tsx'];
const isEntryPoint = (file: string) => isEntry(file) || entryPoints.includes(file);

type Uses = { readonly byCode: Set<string>; readonly byTests: Set<string> };

function unusedExports(project: Project): Unused[] {
  const files = new Map(sourcesOf(project).map((file) => [file, exportsOf(file, project.read(file))]));
  const uses = usesOf(project, files);
  const workspaces = workspacesOf(project);
  const isRun = (file: string, { name, isUsedInside, from }: Export): boolean => {
    if (isUsedInside || isForTests(file) || uses.byCode.has(keyOf(file, name))) return true;
    const target = from && targetOf(project, workspaces, file, from.specifier);
    const reexported = target && files.get(target)?.find((one) => one.name === from?.name);
    return target && reexported ? isRun(target, reexported) : false;
  };
  return [...files].flatMap(([file, all]) => {
    if ((isEntryPoint(file) && !isTest(file)) || /\.d\.m?ts$/.test(file) || generated.test(file)) return [];
    return all.flatMap((one) => {
      const isTested = uses.byTests.has(keyOf(file, one.name));
      // A default export is for a tool that loads the file.
      const isUsed = one.name === '*' || one.name === 'default' || uses.byCode.has(keyOf(file, one.name));
      return isUsed || (isTested && isRun(file, one)) ? [] : [{ file, export: one, isTested }];
    });
  });
}

function isForTests(file: string): boolean {
  return isTest(file) || file.startsWith('e2e/') || file.endsWith('.sample.ts');
}

function usesOf(project: Project, files: ReadonlyMap<string, readonly Export[]>): Uses {
  const uses: Uses = { byCode: new Set(), byTests: new Set() };
  const workspaces = workspacesOf(project);
  for (const file of files.keys()) {
    const found = isForTests(file) ? uses.byTests : uses.byCode;
    const reexported = isEntryPoint(file) ? (files.get(file) ?? []).flatMap(({ from }) => from ?? []) : [];
    for (const { specifier, name } of [...importedNames(file, project.read(file)), ...reexported])
      mark({ project, workspaces, files, found }, targetOf(project, workspaces, file, specifier), name);
  }
  return uses;
}

type Search = {
  readonly project: Project;
  readonly workspaces: readonly Workspace[];
  readonly files: ReadonlyMap<string, readonly Export[]>;
  readonly found: Set<string>;
};

/** Marks an export as used, along with its re-exports from other modules. */
function mark(search: Search, file: string | null, name: string): void {
  const { project, workspaces, files, found } = search;
  if (file === null || found.has(keyOf(file, name))) return;
  found.add(keyOf(file, name));
  for (const one of files.get(file) ?? []) {
    if (name !== '*' && one.name !== '*' && one.name !== name) continue;
    found.add(keyOf(file, one.name));
    if (one.from === null) continue;
    const target = targetOf(project, workspaces, file, one.from.specifier);
    mark(search, target, one.name === '*' ? name : one.from.name);
  }
}

function keyOf(file: string, name: string): string {
  return `${file} ${name}`;
}
