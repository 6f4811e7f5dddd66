import { describe, it, test } from 'node:test';
test.only('a', () => {});
it.skip('b', () => {});
describe
  .skip('c', () => {});
test('d', () => { list.skip(2); [1].only; });
const text = 'test.only(';
