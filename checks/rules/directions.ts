import { isBuiltin } from 'node:module';
import type { Check, Violation } from '../check.ts';
import { isTest, type Project, serversForTests, sourcesOf } from '../project.ts';
import { type Import, importsOf } from '../source/imports.ts';
import { packageOf, targetOf, type Workspace, workspaceOf, workspacesOf } from '../source/workspaces.ts';

// engine ← contract ← api, web ← traip. Workspaces without an entry here import no other.
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': ['packages/engine'],
  // Only for its build: the published package imports neither.
  'packages/client': ['packages/contract'],
  // Only types of the contract: it is an ordinary client of the product.
  'packages/mcp': ['packages/client', 'packages/contract'],
  'apps/api': ['packages/engine', 'packages/contract'],
  'apps/web': ['packages/engine', 'packages/contract'],
  // The last are the scripts: they know whether the pages are built, and start PostgreSQL.
  'apps/traip': ['packages/engine', 'packages/contract', 'packages/mcp', 'apps/api', 'apps/web', ''],
  // The last are the scripts: they find the browser, and start PostgreSQL.
  bench: ['packages/engine', 'packages/contract', 'apps/api', 'apps/web', 'apps/traip', ''],
  trials: ['packages/engine', 'packages/contract', 'apps/api', 'apps/traip'],
  e2e: ['packages/engine', 'packages/contract', 'apps/traip', ''],
};

type CheckedImport = {
  file: string;
  own: Workspace;
  it: Import;
  target: string | null;
  targetOwner: Workspace | undefined;
};

/** Imports run in one direction, from what people see down to how sport works. */
export const directions: Check = {
  name: 'directions',
  run(project) {
    const sources = sourcesOf(project);
    return { checked: sources.length, violations: sources.flatMap((file) => violationsIn(project, file)) };
  },
};

function violationsIn(project: Project, file: string): Violation[] {
  const workspaces = workspacesOf(project);
  const own = workspaceOf(workspaces, file);
  if (!own) return [];
  return importsOf(file, project.read(file)).flatMap((it) => {
    const target = targetOf(project, workspaces, file, it.specifier);
    const targetOwner = target === null ? ownerByName(workspaces, it) : workspaceOf(workspaces, target);
    const why = broken({ file, own, it, target, targetOwner });
    return why ? [{ file, line: it.line, rule: 'directions', why }] : [];
  });
}

function ownerByName(workspaces: readonly Workspace[], it: Import): Workspace | undefined {
  return workspaces.find(({ manifest }) => manifest.name === packageOf(it.specifier));
}

function broken(checked: CheckedImport): string | null {
  return (
    outOfEngine(checked) ??
    intoLab(checked) ??
    unknownFile(checked) ??
    betweenWorkspaces(checked) ??
    inWeb(checked)
  );
}

// The engine's command line reads files and the clock, which the engine may not: it stays outside, never
// imported.
const commandLine = 'packages/engine/cli/';

// The parts of the engine for the command line, the benches and the tests, but not for the product.
const lab = 'packages/engine/lab/';

// An exact solver compiled to WebAssembly. The engine states the problem; its caller brings the solver.
const solver = 'packages/engine/solver/';

function intoLab({ file, own, target }: CheckedImport): string | null {
  if (!target?.startsWith(lab) || isTest(file) || own.folder === 'bench') return null;
  return file.startsWith(lab) || file.startsWith(commandLine)
    ? null
    : "the engine's lab is no part of the product";
}

function outOfEngine({ file, own, it, target, targetOwner }: CheckedImport): string | null {
  if (own.folder !== 'packages/engine' || isTest(file)) return null;
  const isFace = file.startsWith(commandLine);
  if (!isFace && target?.startsWith(commandLine)) return 'the engine does not know its command line';
  const isOutside = isFace || file.startsWith(solver);
  if (!isOutside && target?.startsWith(solver)) return 'the engine does not know its solver';
  if (targetOwner === own || (isFace && isBuiltin(it.specifier))) return null;
  if (file.startsWith(solver) && it.specifier === 'highs') return null;
  return `engine imports nothing outside itself, not ${it.specifier}`;
}

// A missing file is either a mistake or made by a build; style sheets and pictures count as files too.
function unknownFile({ it, target }: CheckedImport): string | null {
  return it.specifier.startsWith('.') && target === null ? `${it.specifier} leads to no file` : null;
}

function betweenWorkspaces({ file, own, it, targetOwner }: CheckedImport): string | null {
  if (!targetOwner || targetOwner === own) return null;
  if (serversForTests.includes(it.specifier) && isTest(file)) return null;
  if (!mayImport[own.folder]?.includes(targetOwner.folder)) {
    return `${nameOf(own)} may not import ${nameOf(targetOwner)}`;
  }
  const isByPath = it.specifier.startsWith('.') && targetOwner.folder !== '';
  return isByPath
    ? `reaches into ${nameOf(targetOwner)} by a path; import ${targetOwner.manifest.name}`
    : null;
}

function nameOf({ folder }: Workspace): string {
  return folder === '' ? 'scripts' : folder.replace(/^.*\//, '');
}

const webLayers = ['lib', 'ui', 'features', 'app'];

function inWeb({ file, own, it, target }: CheckedImport): string | null {
  if (own.folder !== 'apps/web' || !target?.startsWith('apps/web/')) return null;
  const [from, to] = [placeInWeb(file), placeInWeb(target)];
  if (to.layer > from.layer) return `${from.name} may not import ${to.name}: app → features → ui → lib`;
  const isForeign = from.name === 'features' && to.name === 'features' && from.part !== to.part;
  const isInner = (path: string) => !/^apps\/web\/src\/features\/[^/]+(\/index)?\.tsx?$/.test(path);
  if (isForeign && isInner(target))
    return `reaches into the feature ${to.part}: ${it.specifier}; only its index is for others`;
  return null;
}

function placeInWeb(path: string): { name: string; layer: number; part: string } {
  const [name = '', part = ''] = path.replace('apps/web/src/', '').split('/');
  // Locales and texts are for every layer, like lib; anything else in src composes the whole, like app.
  if (name === 'i18n' || path.startsWith('apps/web/messages/')) return { name, layer: 0, part };
  const layer = webLayers.indexOf(name);
  return { name: layer === -1 ? 'app' : name, layer: layer === -1 ? webLayers.length - 1 : layer, part };
}
