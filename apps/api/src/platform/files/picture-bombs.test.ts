import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { isRefusal, picture } from '@traip/contract';
import sharp from 'sharp';
import { folderFiles } from './folder.ts';
import { storePicture } from './pictures.ts';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const many = (piece: Buffer) =>
  Buffer.concat(Array(Math.floor((picture.maxBytes - 1000) / piece.length)).fill(piece));

describe('a picture of maximum size, designed to cost a lot of work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-bombs-'));
  const files = folderFiles(folder);
  let plain: Buffer;
  before(async () => {
    plain = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const unpacks = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 1 });
  const bombs: Readonly<Record<string, Buffer>> = {
    'with a comment that unpacks to a hundred megabytes': chunk(
      'zTXt',
      Buffer.concat([Buffer.from('a\0\0'), unpacks]),
    ),
    'with colours that unpack to a hundred megabytes': chunk(
      'iCCP',
      Buffer.concat([Buffer.from('a\0\0'), unpacks]),
    ),
    'with hundreds of thousands of comments': many(chunk('tEXt', Buffer.from('a\0'))),
    'with hundreds of thousands of empty parts': many(chunk('IDAT', Buffer.alloc(0))),
  };

  for (const [what, bomb] of Object.entries(bombs))
    it(`${what} becomes a small square`, async () => {
      // Before its first pixel, where any chunk may appear.
      const place = plain.indexOf('IDAT') - 4;
      const bytes = Buffer.concat([plain.subarray(0, place), bomb, plain.subarray(place)]);
      assert.ok(bytes.length <= picture.maxBytes);
      const outcome = await storePicture(files, bytes);
      assert.ok(!isRefusal(outcome));
      const stored = (await files.get(outcome.key))?.content ?? Buffer.alloc(0);
      const { width, height, icc } = await sharp(stored).metadata();
      assert.deepEqual([width, height, icc], [512, 512, undefined]);
      assert.ok(stored.length < 10_000);
    });

  it('of noise after its signature is refused', async () => {
    const outcome = await storePicture(
      files,
      Buffer.concat([plain.subarray(0, 8), many(Buffer.from('noise'))]),
    );
    assert.deepEqual(isRefusal(outcome) && outcome.refused, 'UPLOAD_FAILED');
  });
});
