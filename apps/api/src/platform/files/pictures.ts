import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import type { ResizeOptions } from 'sharp';
import { editPicture, untrusted } from './edit-picture.ts';
import type { Files } from './files.ts';
import { pictureType } from './keys.ts';

/** How a picture is fitted: crests and faces fill a square, logos stay whole, covers are wide. */
export type PictureForm = 'square' | 'logo' | 'cover';

const forms = {
  square: { width: 512, height: 512, fit: 'cover', position: 'attention' },
  logo: { width: 512, height: 512, fit: 'inside', withoutEnlargement: true },
  cover: { width: 1600, height: 600, fit: 'cover', position: 'attention' },
} as const satisfies Record<PictureForm, ResizeOptions>;

type PictureRefusal = Refusal<'FILE_TYPE_UNSUPPORTED' | 'UPLOAD_FAILED'>;

/** Re-encodes a picture and stores it. The type is read from the bytes; metadata such as location is dropped. */
export async function storePicture(
  files: Files,
  bytes: Buffer,
  form: PictureForm = 'square',
): Promise<{ key: string } | PictureRefusal> {
  if (!isJpegOrPng(bytes)) return refuse('FILE_TYPE_UNSUPPORTED', { field: 'file' });
  const fitted = await fit(bytes, form);
  if (!fitted) return refuse('UPLOAD_FAILED', { field: 'file' });
  // Random rather than a content hash: two people with the same picture have two files, deleted separately.
  const key = `avatars/${randomBytes(32).toString('hex')}.webp`;
  await files.put(key, fitted, pictureType);
  return { key };
}

const signatures = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
];

function isJpegOrPng(bytes: Buffer): boolean {
  return signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));
}

/** Undefined if the bytes are not a complete picture or decode to too many pixels. */
async function fit(bytes: Buffer, form: PictureForm): Promise<Buffer | undefined> {
  const picture = await editPicture(bytes, untrusted);
  try {
    return await picture.autoOrient().resize(forms[form]).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    // sharp rejects an invalid picture with a plain Error; nothing else can fail here.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** A stored picture as a portrait for print, in a format that PDF supports. */
export async function portraitFrom(stored: Buffer): Promise<Buffer> {
  const picture = await editPicture(stored);
  return picture.resize(200, 248, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();
}

/** A stored logo for print, in a format that PDF supports; transparent where the logo is. */
export async function printableLogo(stored: Buffer): Promise<Buffer> {
  const picture = await editPicture(stored);
  return picture.resize(320, 320, { fit: 'inside' }).png().toBuffer();
}
