import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { decrypted, encrypted } from './encryption.ts';

const key = 'a key of more than thirty-two characters';
const chunk = 65_536;
/** Before the first chunk, and around each. */
const [head, around] = [41, 20];

const seal = (plain: Buffer) => buffer(Readable.from(encrypted(Readable.from(pieces(plain)), key)));
const open = (sealed: Buffer) => buffer(Readable.from(decrypted(Readable.from(pieces(sealed)), key)));

/** As a file is read: in pieces unrelated to chunks. */
function pieces(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / 9_999) }, (_, at) =>
    bytes.subarray(at * 9_999, (at + 1) * 9_999),
  );
}

describe('an encrypted backup', () => {
  it('decrypts to the same bytes, whatever its length', async () => {
    for (const length of [0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk + 5]) {
      const plain = randomBytes(length);
      assert.ok((await open(await seal(plain))).equals(plain), `${length} bytes`);
    }
  });

  it('is never encrypted twice in the same way', async () => {
    const plain = Buffer.from('the same');
    assert.ok(!(await seal(plain)).equals(await seal(plain)));
  });

  it('is refused when a chunk is missing, moved or changed', async () => {
    const sealed = await seal(randomBytes(3 * chunk));
    const at = (number: number) => head + number * (chunk + around);
    const [start, one, two, three] = [
      sealed.subarray(0, head),
      sealed.subarray(at(0), at(1)),
      sealed.subarray(at(1), at(2)),
      sealed.subarray(at(2)),
    ] as const;
    assert.ok((await open(Buffer.concat([start, one, two, three]))).length === 3 * chunk);
    for (const chunks of [[one, two], [two, one, three], [one, three], [one, two, three, three], []])
      await assert.rejects(open(Buffer.concat([start, ...chunks])), /or the file is damaged/);
  });

  it('is left unchanged if it is not encrypted', async () => {
    for (const length of [0, 3, 20_000]) {
      const plain = Buffer.alloc(length, 'x');
      assert.ok((await open(plain)).equals(plain));
    }
  });
});
