import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import sharp from 'sharp';
import type { Files } from './files.ts';
import { pictureType } from './keys.ts';

const side = 512;

/** Fifty million pixels are more than any phone takes, and few enough to unpack without harm. */
const pixelLimit = 50_000_000;

type PictureRefusal = Refusal<'FILE_TYPE_UNSUPPORTED' | 'UPLOAD_FAILED'>;

/** Keeps a picture as a square of our own making: what it is comes from its bytes, and where it was taken goes. */
export async function storePicture(files: Files, bytes: Buffer): Promise<{ key: string } | PictureRefusal> {
  if (!isJpegOrPng(bytes)) return refuse('FILE_TYPE_UNSUPPORTED', { field: 'file' });
  const square = await makeSquare(bytes);
  if (!square) return refuse('UPLOAD_FAILED', { field: 'file' });
  // By chance, not by content: two people with one picture have two files, and each can be forgotten alone.
  const key = `avatars/${randomBytes(32).toString('hex')}.webp`;
  await files.put(key, square, pictureType);
  return { key };
}

const signatures = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
];

function isJpegOrPng(bytes: Buffer): boolean {
  return signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));
}

/** Nothing when the bytes are no whole picture, or unpack to more than anybody needs. */
async function makeSquare(bytes: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 });
  try {
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    // The library says no to a picture with an Error like any other; nothing else can fail here.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
