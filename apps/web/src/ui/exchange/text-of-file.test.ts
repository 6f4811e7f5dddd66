import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfFile } from './text-of-file.ts';

test('a spreadsheet file from Windows keeps its accents', () => {
  assert.equal(textOfFile(new Uint8Array([80, 101, 241, 97])), 'Peña');
  assert.equal(textOfFile(new TextEncoder().encode('Peña')), 'Peña');
  assert.equal(textOfFile(new Uint8Array([0xff, 0xfe, 80, 0, 101, 0, 241, 0, 97, 0])), 'Peña');
});
