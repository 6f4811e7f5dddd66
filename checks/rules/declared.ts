import { isBuiltin } from 'node:module';
import type { Check, Violation } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { type Import, importsOf } from '../source/imports.ts';
import { packageOf, type Workspace, workspaceOf, workspacesOf } from '../source/workspaces.ts';

/** Every package that a file imports is declared in the package.json of its workspace. */
export const declared: Check = {
  name: 'declared',
  run(project) {
    const workspaces = workspacesOf(project);
    const sources = sourcesOf(project);
    const violations = sources.flatMap((file) => undeclared(project, file, workspaceOf(workspaces, file)));
    return { checked: sources.length, violations };
  },
};

function undeclared(project: Project, file: string, own: Workspace | undefined): Violation[] {
  if (!own) return [];
  return importsOf(file, project.read(file)).flatMap((it) => {
    if (it.specifier.startsWith('.') || isBuiltin(it.specifier)) return [];
    const why = missing(own, it, file);
    return why ? [{ file, line: it.line, rule: 'declared', why }] : [];
  });
}

function missing({ folder, manifest }: Workspace, it: Import, file: string): string | null {
  const name = packageOf(it.specifier);
  if (name === manifest.name) return null;
  const place = folder === '' ? 'package.json' : `${folder}/package.json`;
  if (manifest.dependencies?.[name] ?? manifest.optionalDependencies?.[name]) return null;
  if (!manifest.devDependencies?.[name]) return `${name} is not in ${place}`;
  const runsInProduct = /^(apps|packages)\/[^/]+\/src\//.test(file) && !isTest(file) && !it.isType;
  return runsInProduct ? `${name} is only a development dependency in ${place}` : null;
}
