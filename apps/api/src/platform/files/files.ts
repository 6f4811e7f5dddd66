/** Where pictures are kept: a folder, or a bucket that speaks S3. What a key names never changes. */
export interface Files {
  put(key: string, content: Buffer, type: string): Promise<void>;
  /** Nothing when there is no such file. */
  get(key: string): Promise<{ readonly content: Buffer; readonly type: string } | undefined>;
  delete(key: string): Promise<void>;
}

/** The address of a stored picture, as replies carry it. */
export function fileUrl(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}

/** Pictures can be neither kept nor shown now. Nothing was changed, and everything else goes on. */
export class PicturesAway extends Error {
  override readonly name = 'PicturesAway';
  readonly code = 'PICTURES_AWAY';
}
