import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { checksumWithHoles } from './checksum.ts';

const width = 48;

function filled(blank: Buffer, holes: readonly number[], filling: Buffer): Buffer {
  const whole = Buffer.from(blank);
  for (const at of holes) filling.copy(whole, at);
  return whole;
}

test('the checksum of a filled text is known without reading it again', () => {
  for (const holes of [
    [],
    [0],
    [952],
    [100, 148, 600],
    Array.from({ length: 20 }, (_, index) => index * 50),
  ]) {
    const blank = filled(randomBytes(1_000), holes, Buffer.alloc(width));
    const checksum = checksumWithHoles(blank, holes, width);
    for (const filling of [randomBytes(width), Buffer.alloc(width), Buffer.alloc(width, 0xff)])
      assert.equal(checksum(filling), crc32(filled(blank, holes, filling)), `holes at ${holes}`);
  }
});
