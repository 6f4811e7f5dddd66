import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { peopleInName } from './people-in-name.ts';

const inPair = (name: string) =>
  peopleInName('PAIR', name)?.map(({ firstName, surnames }) => `${firstName}|${surnames}`) ?? null;

describe('the name of a competitor stands for', () => {
  it('two people where pairs play, whatever separates them', () => {
    const both = ['Ana|Ruiz', 'Luis|Gil'];
    for (const name of [
      'Ana Ruiz / Luis Gil',
      'Ana Ruiz/Luis Gil',
      'Ana Ruiz y Luis Gil',
      'Ana Ruiz & Luis Gil',
      'Ana Ruiz + Luis Gil',
      'Ana Ruiz - Luis Gil',
      'Ana Ruiz and Luis Gil',
    ])
      assert.deepEqual(inPair(name), both, name);
  });

  it('one person who looks for a partner', () => {
    assert.deepEqual(inPair('Ana Ruiz'), ['Ana|Ruiz']);
    assert.deepEqual(inPair('Ana Ruiz / '), ['Ana|Ruiz']);
  });

  it('surnames with a word between them, if a slash separates the two people', () => {
    assert.deepEqual(inPair('José Ortega y Gasset / Ana Ruiz'), ['José|Ortega y Gasset', 'Ana|Ruiz']);
  });

  it('no one when three are named, or none', () => {
    assert.equal(inPair('Ana / Luis / Eva'), null);
    assert.equal(inPair(' / '), null);
  });

  it('one player where individuals play, whatever is in the name', () => {
    assert.deepEqual(peopleInName('INDIVIDUAL', 'José Ortega y Gasset'), [
      { firstName: 'José', surnames: 'Ortega y Gasset' },
    ]);
    assert.deepEqual(peopleInName('INDIVIDUAL', 'Pelé'), [{ firstName: 'Pelé', surnames: '' }]);
  });
});
