import assert from 'node:assert/strict';
import { test } from 'node:test';
import { competitionIn } from './competition-file.ts';

test('recognises files that contain no competition', () => {
  for (const text of ['', 'Nombre;Código', '{}', '[1]', '{"format":"traip-competition","version":2}'])
    assert.equal(competitionIn(text), null);
});
