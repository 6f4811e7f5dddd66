import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isRefusal } from '@traip/contract';
import sharp from 'sharp';
import { type Files, PictureStoreUnavailable } from './files.ts';
import { folderFiles } from './folder.ts';
import { isFileKey } from './keys.ts';
import { storePicture } from './pictures.ts';
import { bucketFiles } from './s3.ts';
import { type Bucket, openBucket } from './testing/bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-files-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a70' } });

function behavesLikeAPlaceForPictures(name: string, open: () => Files): void {
  describe(name, () => {
    const key = `avatars/${'a'.repeat(64)}.webp`;

    it('returns the stored content', async () => {
      await open().put(key, Buffer.from('picture'), 'image/webp');
      assert.deepEqual(await open().get(key), { content: Buffer.from('picture'), type: 'image/webp' });
    });

    it('accepts the same picture twice', async () => {
      await open().put(key, Buffer.from('picture'), 'image/webp');
      assert.equal((await open().get(key))?.content.toString(), 'picture');
    });

    it('has nothing for deleted or unknown keys', async () => {
      await open().delete(key);
      await open().delete(key);
      assert.equal(await open().get(key), undefined);
    });
  });
}

behavesLikeAPlaceForPictures('a folder', () => folderFiles(join(folder, 'pictures')));

describe('a bucket', () => {
  let bucket: Bucket;
  before(async () => {
    bucket = await openBucket(join(folder, 's3'));
  });
  after(() => bucket.close());

  behavesLikeAPlaceForPictures('that speaks S3', () => bucketFiles(bucket.settings));

  it('fails visibly when the key, its secret or the bucket is wrong, and loses nothing silently', async () => {
    const key = `avatars/${'b'.repeat(64)}.webp`;
    const { settings, origin } = bucket;
    const wrong = [
      { ...settings, accessKeyId: 'NOBODY' },
      { ...settings, secretAccessKey: `${settings.secretAccessKey}.` },
      { ...settings, secretAccessKey: '' },
      { ...settings, url: `${origin}/no-such-bucket` },
    ];
    for (const one of wrong) await assert.rejects(bucketFiles(one).put(key, Buffer.from('x'), 'image/webp'));
    for (const one of wrong.slice(0, -1))
      await assert.rejects(bucketFiles(one).get(key), PictureStoreUnavailable);
    assert.equal(await bucketFiles(settings).get(key), undefined);
  });
});

describe('a picture', () => {
  const files = folderFiles(join(folder, 'stored'));
  const stored = async (bytes: Buffer) => {
    const outcome = await storePicture(files, bytes);
    assert.ok(!isRefusal(outcome));
    assert.ok(isFileKey(outcome.key));
    return sharp((await files.get(outcome.key))?.content).metadata();
  };
  const refusal = async (bytes: Buffer) => {
    const outcome = await storePicture(files, bytes);
    return isRefusal(outcome) ? outcome.refused : undefined;
  };

  it('becomes a square of 512 pixels, whatever its shape', async () => {
    for (const bytes of [
      await picture(1200, 300).jpeg().toBuffer(),
      await picture(20, 90).png().toBuffer(),
    ]) {
      const { width, height, format } = await stored(bytes);
      assert.deepEqual([width, height, format], [512, 512, 'webp']);
    }
  });

  it('loses its location and camera', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
    const bytes = await picture(60, 60).jpeg().withExif(exif).toBuffer();
    assert.ok((await sharp(bytes).metadata()).exif, 'the sample carries it');
    const { exif: left, xmp, icc } = await stored(bytes);
    assert.deepEqual([left, xmp, icc], [undefined, undefined, undefined]);
  });

  it('is recognised by its content, not by its name: a GIF, an SVG, a page and an empty file are refused', async () => {
    const gif = await picture(9, 9).gif().toBuffer();
    for (const bytes of [gif, Buffer.from('<svg/>'), Buffer.from('<script>'), Buffer.alloc(0)]) {
      assert.equal(await refusal(bytes), 'FILE_TYPE_UNSUPPORTED');
    }
  });

  it('is refused when it is truncated or fake', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    assert.equal(await refusal(whole.subarray(0, whole.length / 2)), 'UPLOAD_FAILED');
    assert.equal(
      await refusal(Buffer.concat([whole.subarray(0, 8), Buffer.from('nothing')])),
      'UPLOAD_FAILED',
    );
  });

  it('is refused when a few kilobytes would unpack to hundreds of megabytes', async () => {
    const bomb = await picture(15_000, 15_000).png({ compressionLevel: 9 }).toBuffer();
    assert.ok(bomb.length < 1024 * 1024);
    assert.equal(await refusal(bomb), 'UPLOAD_FAILED');
    // It claims to be 30,000 pixels wide and high, and has not a single one of them.
    const size = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    const claim = Buffer.concat([bomb.subarray(0, 16), size, bomb.subarray(24, 60)]);
    assert.equal(await refusal(claim), 'UPLOAD_FAILED');
  });

  it('loses anything attached to it: a page, a script, an archive after its end', async () => {
    const plain = await picture(60, 60).png().toBuffer();
    const rider = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    const outcome = await storePicture(files, Buffer.concat([plain, rider]));
    assert.ok(!isRefusal(outcome));
    const stored = (await files.get(outcome.key))?.content ?? Buffer.alloc(0);
    assert.ok(stored.length > 0 && !stored.includes('script') && !stored.includes('PK\x03'));
  });

  it('leaves nothing behind when it is refused', async () => {
    const before = readdirSync(join(folder, 'stored'), { recursive: true }).length;
    await refusal(Buffer.from('nothing'));
    assert.equal(readdirSync(join(folder, 'stored'), { recursive: true }).length, before);
  });
});
