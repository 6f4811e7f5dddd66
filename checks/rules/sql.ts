import { Visitor } from 'oxc-parser';
import { type Check, lineAt, type Violation } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { importsOf } from '../source/imports.ts';
import { parsed } from '../source/parse.ts';
import { packageOf } from '../source/workspaces.ts';

const drivers = ['kysely', 'pg', '@electric-sql/pglite', 'pg-boss'];
const statements = [
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'executeQuery',
];
const api = 'apps/api/src/';

/** In the API, SQL lives in queries.ts, auth/, db/ and jobs/; handlers call them. */
export const sql: Check = {
  name: 'sql',
  run(project) {
    const sources = sourcesOf(project).filter((path) => path.startsWith(api));
    return {
      checked: sources.length,
      violations: sources.filter((path) => !mayUseSql(path)).flatMap(violationsIn(project)),
    };
  },
};

function mayUseSql(path: string): boolean {
  const inside = path.slice(api.length);
  return (
    /^(people\/auth|platform\/(db|jobs))\//.test(inside) || inside.endsWith('/queries.ts') || isTest(path)
  );
}

function violationsIn(project: Project) {
  return (file: string) => [...importedSql(project, file), ...sqlCalls(project, file)];
}

function importedSql(project: Project, file: string): Violation[] {
  return importsOf(file, project.read(file))
    .filter(({ isType, specifier }) => !isType && drivers.includes(packageOf(specifier)))
    .map(({ line, specifier }) => broken(file, line, `${specifier} is for queries.ts, auth/, db/ and jobs/`));
}

function sqlCalls(project: Project, file: string): Violation[] {
  const source = project.read(file);
  const found: Violation[] = [];
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name, start } = callee.property;
      if (statements.includes(name))
        found.push(broken(file, lineAt(source, start), `${name}() belongs in queries.ts`));
    },
  }).visit(parsed(file, source).program);
  return found;
}

function broken(file: string, line: number, why: string): Violation {
  return { file, line, rule: 'sql', why };
}
