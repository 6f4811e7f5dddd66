import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sportKeys, sportNames } from './sports.ts';

it('there are 21 sports, each with a name in Spanish and in English', () => {
  assert.equal(sportKeys.length, 21);
  for (const key of sportKeys) assert.ok(sportNames[key].es && sportNames[key].en, key);
  assert.equal(new Set(sportKeys.map((key) => sportNames[key].es)).size, 21);
});
