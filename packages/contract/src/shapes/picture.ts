import { z } from 'zod';
import type { Upload } from '../call.ts';

/** The accepted picture types, detected by content, whatever the file name. */
export const picture = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: 5 * 1024 * 1024,
  tooLarge: 'FILE_TOO_LARGE',
  unsupported: 'FILE_TYPE_UNSUPPORTED',
} as const satisfies Upload;

export const pictureErrors = ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'UPLOAD_FAILED'] as const;

export const PictureStored = z.object({ avatarUrl: z.string() }).meta({ id: 'pictureStored' });
