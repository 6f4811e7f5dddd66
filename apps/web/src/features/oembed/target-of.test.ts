import assert from 'node:assert/strict';
import { test } from 'node:test';
import { targetOf } from './target-of.ts';

const origin = 'https://traip.example';
const at = (address: string) => targetOf(address, origin);

test('public pages are recognised, in both languages', () => {
  assert.deepEqual(at(`${origin}/c/1?tab=bracket`), {
    locale: 'es',
    kind: 'competition',
    id: '1',
    path: '/c/1',
    tab: 'bracket',
  });
  assert.deepEqual([at(`${origin}/en/o/liga-norte`)?.locale, at(`${origin}/en/m/2/`)?.kind], ['en', 'match']);
});

test('other pages are not', () => {
  const others = ['', 'c/1', 'https://other.example/c/1', `${origin}/`, `${origin}/dashboard/liga-norte`];
  for (const address of [...others, `${origin}/c`, `${origin}/c/1/register`, `${origin}/constructor/1`])
    assert.equal(at(address), null, address);
});
