import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { crc32Template } from './crc32-template.ts';

const width = 48;

function filled(blank: Buffer, gaps: readonly number[], filling: Buffer): Buffer {
  const whole = Buffer.from(blank);
  for (const at of gaps) filling.copy(whole, at);
  return whole;
}

test('the checksum of a filled text is known without reading it again', () => {
  for (const gaps of [
    [],
    [0],
    [952],
    [100, 148, 600],
    Array.from({ length: 20 }, (_, index) => index * 50),
  ]) {
    const blank = filled(randomBytes(1_000), gaps, Buffer.alloc(width));
    const checksum = crc32Template(blank, gaps, width);
    for (const filling of [randomBytes(width), Buffer.alloc(width), Buffer.alloc(width, 0xff)])
      assert.equal(checksum(filling), crc32(filled(blank, gaps, filling)), `gaps at ${gaps}`);
  }
});
