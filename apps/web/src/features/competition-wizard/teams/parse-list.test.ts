import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTeamList } from './parse-list.ts';

const nobody = { known: [], chosen: [] };
const parsed = (text: string, context: Parameters<typeof parseTeamList>[1] = nobody) =>
  parseTeamList(text, context).map(({ row, name, problem = '' }) => `${row} ${name} ${problem}`.trim());

test('one team on each line; empty lines and a heading do not count', () => {
  assert.deepEqual(parsed('Equipo;Código\n\nPeña Norte\r\n  Sol  \n'), ['3 Peña Norte', '4 Sol']);
});

test('a code follows after semicolon, tab or comma, and quotes hold what they hold', () => {
  const rows = parseTeamList('Sol;sol-fc\nLuna\tluna\n"Mar, sociedad",mar\n"El ""Once""",once', nobody);
  assert.deepEqual(
    rows.map(({ name, code }) => `${name}|${code}`),
    ['Sol|sol-fc', 'Luna|luna', 'Mar, sociedad|mar', 'El "Once"|once'],
  );
});

test('what is wrong is told for its own row', () => {
  assert.deepEqual(parsed(`Sol\n;x\n${'a'.repeat(81)}\nLuna;¡no!\nsól`), [
    '1 Sol',
    '2  nameMissing',
    `3 ${'a'.repeat(81)} nameTooLong`,
    '4 Luna codeInvalid',
    '5 sól repeated',
  ]);
});

test('a team that exists is taken, and one that is in already is not taken twice', () => {
  const known = [
    { id: 'k1', name: 'Peña Azul', code: 'pena-azul' },
    { id: 'k2', name: 'Las Lomas', code: 'lomas' },
  ];
  const [azul, lomas] = parseTeamList('pena azul\nUD Las Lomas;lomas', {
    known,
    chosen: [{ id: 'k2', name: 'Las Lomas' }],
  });
  assert.deepEqual([azul?.existing, azul?.problem], ['k1', undefined]);
  assert.deepEqual([lomas?.existing, lomas?.problem], ['k2', 'chosenAlready']);
  assert.deepEqual(parsed('sol', { known: [], chosen: [{ name: 'Sol' }] }), ['1 sol chosenAlready']);
});
