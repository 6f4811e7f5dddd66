import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingPage } from './opening-page.ts';

test('a list opens on the page where today begins', () => {
  assert.equal(openingPage(0, 50, 20), 1);
  assert.equal(openingPage(19, 50, 20), 1);
  assert.equal(openingPage(20, 50, 20), 2);
  assert.equal(openingPage(45, 50, 20), 3);
});

test('with only past matches it opens on the latest', () => {
  assert.equal(openingPage(40, 40, 20), 2);
  assert.equal(openingPage(0, 0, 20), 1);
});
