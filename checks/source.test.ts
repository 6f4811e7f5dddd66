import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAt } from './check.ts';
import { placeholdersOf } from './messages/placeholders.ts';
import { importsOf } from './source/imports.ts';

test('every way to import is seen, with its line and whether it is of types only', () => {
  const source = `import a from 'a';
import {
  b,
} from 'b';
import type { C } from 'c';
import { type D, type E } from 'd';
import { type F, g } from 'f';
import 'h';
export * from 'i';
export { j } from 'j';
export type { K } from 'k';
const l = () => import('l');
type M = import('m').M;
`;
  assert.deepEqual(
    importsOf('x.ts', source).map(
      ({ specifier, line, isType }) => `${specifier}${line}${isType ? ' type' : ''}`,
    ),
    ['a1', 'b2', 'c5 type', 'd6 type', 'f7', 'h8', 'i9', 'j10', 'k11 type', 'l12', 'm13 type'],
  );
});

test('imports in comments, strings and other calls are not imports', () => {
  const source = `// import a from 'a';
/* export * from 'b'; */
const text = "import c from 'c'";
const call = load('d') + \`import('e')\` + import.meta.url;
`;
  assert.deepEqual(importsOf('x.ts', source), []);
});

test('a file that cannot be parsed is an error, not an empty list', () => {
  assert.throws(() => importsOf('broken.ts', 'import { from'), /broken\.ts cannot be read/);
});

test('lines are counted from one', () => {
  assert.deepEqual(
    [0, 1, 2, 4].map((offset) => lineAt('a\nb\n\nc', offset)),
    [1, 1, 2, 3],
  );
});

test('placeholders are found in choices and tags, and not in quoted text', () => {
  assert.deepEqual(placeholdersOf('{n, plural, one {# of {total}} other {<b>#</b> of {total}}}'), [
    '<b>',
    'n:plural',
    'total',
  ]);
  assert.deepEqual(placeholdersOf("It''s '{not}' {when, date, ::yyyy}"), ['when:date']);
  assert.deepEqual(placeholdersOf('plain'), []);
});

test('a message with an unclosed brace is an error', () => {
  assert.throws(() => placeholdersOf('Hello {name'), /never closed/);
});
