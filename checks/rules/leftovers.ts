import { Visitor } from 'oxc-parser';
import { type Check, lineAt, type Violation } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { parsed } from '../source/parse.ts';

const textEnding = /\.(ts|tsx|mts|mjs|js|css|json|md|yaml|yml|sh|html)$/;
// Written with character classes so that this file does not match itself.
const promise = /\b(TO[D]O|FIX[M]E|XX[X])\b/;

/** Nothing is left for later: no notes to self, no test that is disabled or runs alone. */
export const leftovers: Check = {
  name: 'leftovers',
  run(project) {
    const texts = project.files.filter((path) => textEnding.test(path) && path !== 'package-lock.json');
    const tests = sourcesOf(project).filter(isTest);
    const violations = [
      ...texts.flatMap((file) => promisesIn(project, file)),
      ...tests.flatMap((file) => switchedTests(project, file)),
    ];
    return { checked: texts.length, violations, note: `${tests.length} of them tests` };
  },
};

function promisesIn(project: Project, file: string): Violation[] {
  return project
    .read(file)
    .split('\n')
    .flatMap((text, index) => {
      const found = promise.exec(text);
      return found
        ? [{ file, line: index + 1, rule: 'leftovers', why: `${found[0]}: do it or drop it` }]
        : [];
    });
}

function switchedTests(project: Project, file: string): Violation[] {
  const source = project.read(file);
  const found: Violation[] = [];
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name, start } = callee.property;
      const isSwitch = ['only', 'skip', 'fixme'].includes(name) && isTestFunction(source, callee.object);
      if (isSwitch)
        found.push({ file, line: lineAt(source, start), rule: 'leftovers', why: `.${name}() hides tests` });
    },
  }).visit(parsed(file, source).program);
  return found;
}

function isTestFunction(source: string, node: { start: number; end: number }): boolean {
  return /^(test|it|describe|suite|t)\b/.test(source.slice(node.start, node.end));
}
