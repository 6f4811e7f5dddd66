import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appleName, nameIn } from './apple-name.ts';

const posted = (user: string) =>
  new Request('https://traip.example/api/auth/callback/apple', {
    method: 'POST',
    body: new URLSearchParams({ code: 'c', user }),
  });

test('the name that Apple sends at the first consent is read, and the request stays readable', async () => {
  const request = posted(JSON.stringify({ name: { firstName: ' Eva ', lastName: 'Ríos Gil' } }));
  assert.deepEqual(await appleName(request), { firstName: 'Eva', surnames: 'Ríos Gil' });
  assert.match(await request.text(), /^code=c/);
});

test("anything that isn't a name is left out", () => {
  assert.deepEqual(nameIn(null), {});
  assert.deepEqual(nameIn('not json'), {});
  assert.deepEqual(nameIn('null'), {});
  assert.deepEqual(nameIn('{"name":{"firstName":7,"lastName":"  "}}'), {});
  assert.equal(nameIn(JSON.stringify({ name: { firstName: 'a'.repeat(500) } })).firstName?.length, 80);
});
