import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type Stamped, stampedPage } from './stamped-page.ts';

const old = 'OLDnonce'.repeat(6);
const fresh = 'newNONCE'.repeat(6);
const script = (nonce: string, text: string) => `<script nonce="${nonce}">${text}</script>`;

/** Much that repeats itself, some that does not, and words that look like a piece of the nonce. */
const pageWith = (nonce: string) =>
  `<!doctype html>${Array.from({ length: 40 }, (_, index) => script(nonce, `OLDnonceOLD ${index} señal `.repeat(60))).join('')}${nonce}`;

/** As it is sent, written into room in which another page stood, and then this one with another nonce. */
function sent(page: Stamped, nonce: string): Buffer {
  const room = { bytes: Buffer.alloc(page.length + 100, 'old answer'), holds: Buffer.from('old') };
  for (const each of [nonce.toUpperCase(), nonce]) page.write(each, room);
  return room.bytes.subarray(0, page.length);
}

test('every answer has its own nonce wherever the first one stood, compressed or not', async () => {
  const page = await stampedPage(Buffer.from(pageWith(old)), old);
  assert.equal(sent(page.plain, fresh).toString(), pageWith(fresh));
  for (const nonce of [fresh, randomBytes(24).toString('hex'), 'OLDnonceOLD'.padEnd(48, 'x')]) {
    assert.equal(gunzipSync(sent(page.gzip, nonce)).toString(), pageWith(nonce));
  }
  assert.ok(page.gzip.length < page.plain.length / 4, 'it is worth compressing');
});

test('a page is known again whatever its nonce is, and not when anything else changed', async () => {
  const tag = async (text: string, nonce: string) => (await stampedPage(Buffer.from(text), nonce)).etag;
  assert.equal(await tag(pageWith(old), old), await tag(pageWith(fresh), fresh));
  assert.notEqual(await tag(pageWith(old), old), await tag(`${pageWith(old)}!`, old));
});

test('a page without a nonce, or without anything, stays as it is', async () => {
  for (const text of ['', 'plain words']) {
    const page = await stampedPage(Buffer.from(text), '');
    assert.equal(sent(page.plain, '').toString(), text);
    assert.equal(gunzipSync(sent(page.gzip, '')).toString(), text);
  }
});
