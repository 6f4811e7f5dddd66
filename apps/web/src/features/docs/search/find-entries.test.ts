import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEntries } from './find-entries.ts';

const entries = [
  {
    title: 'Poner o corregir un resultado a mano',
    path: '/a',
    place: 'Partidos',
    words: '/match/actions/addManualResult',
  },
  { title: 'Exportar los cruces y resultados', path: '/b', place: 'Importar', words: '/results' },
  { title: 'Ver la clasificación', path: '/c', place: 'Clasificación', words: 'standings' },
  {
    title: 'Tokens y permisos',
    path: '/d',
    place: 'Guías',
    words: 'cómo demuestra un programa por quién actúa',
  },
];
const find = (query: string) => findEntries(entries, query).map(({ path }) => path);

test('a call is found by its words, its path and its resource', () => {
  assert.deepEqual(find('poner resultado'), ['/a']);
  assert.deepEqual(find('manual result'), ['/a']);
  assert.deepEqual(find('partidos'), ['/a']);
});

test('accents and case make no difference', () => {
  assert.deepEqual(find('CLASIFICACION'), ['/c']);
  assert.deepEqual(find('clasificación'), ['/c']);
});

test('the title counts most, and every word must match', () => {
  assert.deepEqual(find('resultado'), ['/a', '/b']);
  assert.deepEqual(find('resultado tokens'), []);
  assert.deepEqual(find('  '), []);
  assert.deepEqual(find('(.*'), []);
});
