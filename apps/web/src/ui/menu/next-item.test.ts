import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nextItem } from './next-item.ts';

const items = ['Aplazar', 'Asignar árbitros', 'Imprimir'];

it('wraps around with the arrows, from the last item to the first and back', () => {
  assert.equal(nextItem(items, 0, 'ArrowDown'), 1);
  assert.equal(nextItem(items, 2, 'ArrowDown'), 0);
  assert.equal(nextItem(items, 0, 'ArrowUp'), 2);
});

it('enters at the first item downwards and at the last one upwards', () => {
  assert.equal(nextItem(items, -1, 'ArrowDown'), 0);
  assert.equal(nextItem(items, -1, 'ArrowUp'), 2);
});

it('jumps to both ends', () => {
  assert.equal(nextItem(items, 1, 'Home'), 0);
  assert.equal(nextItem(items, 1, 'End'), 2);
});

it('jumps to the next item that begins with a letter, in turn', () => {
  assert.equal(nextItem(items, 0, 'a'), 1);
  assert.equal(nextItem(items, 1, 'A'), 0);
  assert.equal(nextItem(items, 0, 'i'), 2);
  assert.equal(nextItem(items, 0, 'z'), null);
});

it('ignores all other keys', () => {
  for (const key of ['Enter', ' ', 'Shift']) assert.equal(nextItem(items, 0, key), null);
  assert.equal(nextItem([], -1, 'ArrowDown'), null);
});
