import { picture, type pictureErrorEntries } from '@traip/contract';

/** Checked before the upload. The backend checks the content as well. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): keyof typeof pictureErrorEntries | null {
  if (!(picture.types as readonly string[]).includes(file.type)) return 'FILE_TYPE_UNSUPPORTED';
  return file.size > picture.maxBytes ? 'FILE_TOO_LARGE' : null;
}
