import assert from 'node:assert/strict';
import { it } from 'node:test';
import { groupProblems } from './group-problems.ts';

const nameless = (line: number) => ({
  line,
  value: '',
  message: { es: 'Falta el nombre.', en: 'The name is missing.' },
});
const twice = {
  line: 3,
  value: '7',
  message: { es: 'Ese dorsal está dos veces.', en: 'That bib is there twice.' },
};

it('reports an error of a whole column once, and errors of a few rows separately', () => {
  const lines = (problems: Parameters<typeof groupProblems>[0]) =>
    groupProblems(problems).map((one) => one.lines);
  assert.deepEqual(lines([nameless(2), twice, nameless(3), nameless(4), nameless(5)]), [[2, 3, 4, 5], [3]]);
  assert.deepEqual(lines([nameless(2), twice, nameless(4)]), [[2], [4], [3]]);
});
