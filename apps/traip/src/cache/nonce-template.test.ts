import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { nonceTemplate } from './nonce-template.ts';

const old = 'OLDnonce'.repeat(6);
const fresh = 'newNONCE'.repeat(6);
const script = (nonce: string, text: string) => `<script nonce="${nonce}">${text}</script>`;

/** Much that repeats itself, some that does not, and words that look like a piece of the nonce. */
const pageWith = (nonce: string) =>
  `<!doctype html>${Array.from({ length: 40 }, (_, index) => script(nonce, `OLDnonceOLD ${index} señal `.repeat(60))).join('')}${nonce}`;

test('every response has its own nonce wherever the first one stood, compressed or not', async () => {
  const page = await nonceTemplate(Buffer.from(pageWith(old)), old);
  assert.equal(page.plain.fill(fresh).toString(), pageWith(fresh));
  for (const nonce of [fresh, randomBytes(24).toString('hex'), 'OLDnonceOLD'.padEnd(48, 'x')]) {
    assert.equal(gunzipSync(page.gzip.fill(nonce)).toString(), pageWith(nonce));
  }
  assert.ok(page.gzip.fill(fresh).length < page.plain.fill(fresh).length / 4, 'it is worth compressing');
});

test('a filled page stays as it is when the next one is filled', async () => {
  const { plain, gzip } = await nonceTemplate(Buffer.from(pageWith(old)), old);
  const filled = [plain.fill(fresh), gzip.fill(fresh)];
  const copies = filled.map((body) => Buffer.from(body));
  for (const body of [plain, gzip]) body.fill(old);
  assert.deepEqual(filled, copies);
});

test('the etag is the same whatever the nonce, and another when anything else changed', async () => {
  const tag = async (text: string, nonce: string) => (await nonceTemplate(Buffer.from(text), nonce)).etag;
  assert.equal(await tag(pageWith(old), old), await tag(pageWith(fresh), fresh));
  assert.notEqual(await tag(pageWith(old), old), await tag(`${pageWith(old)}!`, old));
});

test('a page without a nonce, or without anything, stays as it is', async () => {
  for (const text of ['', 'plain words']) {
    const page = await nonceTemplate(Buffer.from(text), '');
    assert.equal(page.plain.fill('').toString(), text);
    assert.equal(gunzipSync(page.gzip.fill('')).toString(), text);
  }
});
