/** A store for pictures: a folder or an S3 bucket. The content behind a key never changes. */
export interface Files {
  put(key: string, content: Buffer, type: string): Promise<void>;
  /** Undefined if there is no such file. */
  get(key: string): Promise<{ readonly content: Buffer; readonly type: string } | undefined>;
  delete(key: string): Promise<void>;
}

/** The URL of a stored picture, as in replies. */
export function fileUrl(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}

/** The reverse: the key of a picture in a reply. */
export function keyOfUrl(url: string): string {
  return url.replace(/^\/files\//, '');
}

/** Pictures can't be stored or served now. Nothing was changed, and everything else still works. */
export class PictureStoreUnavailable extends Error {
  override readonly name = 'PictureStoreUnavailable';
  readonly code = 'PICTURES_AWAY';
}
