import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, searchAddress } from './found.ts';

test('a result links to its public page', () => {
  assert.equal(addressOf({ kind: 'COMPETITION', id: '1', code: null }), '/c/1');
  assert.equal(addressOf({ kind: 'TEAM', id: '1', code: 'norte' }), '/team/1');
  assert.equal(addressOf({ kind: 'ORGANISATION', id: '1', code: 'norte' }), '/o/norte');
  assert.equal(addressOf({ kind: 'TRAIP', id: '1', code: 'copa' }), '/t/copa');
  assert.equal(addressOf({ kind: 'PERSON', id: '1', code: null }), '/p/1');
  assert.equal(addressOf({ kind: 'PERSON', id: '1', code: 'ana' }), '/u/ana');
});

test('a search has a URL, whatever was typed', () => {
  assert.equal(searchAddress('a&b c'), '/?q=a%26b+c');
  assert.equal(searchAddress('liga', { kind: 'TEAM', page: 2 }), '/?q=liga&kind=TEAM&page=2');
  assert.equal(searchAddress('liga', { page: 1 }), '/?q=liga');
});
