import type { PersonDocument, Read } from '@traip/contract';
import type { DocumentRow } from './queries.ts';

export function documentReply(row: DocumentRow): Read<typeof PersonDocument> {
  const { fileKey: _key, fileType: type, fileBytes: bytes, ...document } = row;
  return { ...document, file: type === null || bytes === null ? null : { type, bytes } };
}
