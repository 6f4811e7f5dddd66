import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageOf } from './words.ts';

describe('the language of a response', () => {
  it('is the first requested one that is available', () => {
    assert.equal(languageOf('es-ES,es;q=0.9,en;q=0.8', 'en'), 'es');
    assert.equal(languageOf('fr-FR, en;q=0.5', 'es'), 'en');
    assert.equal(languageOf('fr', 'es'), 'es');
    assert.equal(languageOf(null, 'en'), 'en');
  });
});
