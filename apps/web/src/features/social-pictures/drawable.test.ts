import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawable, truncate } from './drawable.ts';

test('characters in the font are drawn, and the rest is left out', () => {
  assert.equal(drawable('Unión Peña – Łódź Спартак'), 'Unión Peña – Łódź Спартак');
  assert.equal(drawable('Ολυμπιακός Ѓ'), 'Ολυμπιακός Ѓ');
  assert.equal(drawable('Rayo 🏉 Vigo'), 'Rayo Vigo');
  assert.equal(drawable('Judo −57 kg'), 'Judo −57\u00a0kg', 'a weight class keeps its sign and its unit');
  assert.equal(drawable('الهلال', 'al-hilal'), 'al-hilal');
  assert.equal(drawable('東京', 'tokyo'), 'tokyo');
});

test('long names end in an ellipsis, after a letter', () => {
  assert.equal(truncate('Deportivo La Ribera', 10), 'Deportivo…');
  assert.equal(truncate('Rayo', 10), 'Rayo');
});
