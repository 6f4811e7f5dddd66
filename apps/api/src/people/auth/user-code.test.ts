import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newUserCode } from './user-code.ts';

it('a new user code contains the name, and begins and ends with a letter or a digit', () => {
  const names = [
    ['Lucía', 'Benítez Mora', /^lucia-benitez-\w{6}$/],
    ['¡¡Ana!!', '---', /^ana-\w{6}$/],
    ['!!', '!!', /^traip-\w{6}$/],
    ['Maximiliano José', 'de la Vega', /^maximiliano-jose-\w{6}$/],
  ] as const;
  for (const [firstName, surnames, code] of names) assert.match(newUserCode(firstName, surnames), code);
});
