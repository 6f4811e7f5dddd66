import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countriesIn, countryName } from './countries.ts';

test("countries have their name in the reader's language", () => {
  assert.equal(countryName('es', 'DE'), 'Alemania');
  assert.equal(countryName('en', 'DE'), 'Germany');
});

test("Spain comes first, then the others in the language's order", () => {
  const [spain, second] = countriesIn('es');
  assert.deepEqual([spain?.label, second?.label], ['España', 'Afganistán']);
  const names = countriesIn('es').map(({ label }) => label);
  // An accent doesn't move a country to the end of the list.
  assert.ok(names.indexOf('Åland') < names.indexOf('Bélgica') || !names.includes('Åland'));
  assert.ok(names.indexOf('Ucrania') < names.indexOf('Uganda'));
  assert.equal(names.length, 249);
});

test('every country has a name in both languages', () => {
  for (const locale of ['es', 'en'] as const) {
    assert.deepEqual(
      countriesIn(locale).filter(({ value, label }) => value === label),
      [],
    );
  }
});
