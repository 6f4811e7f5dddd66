import type { SentFile } from '@traip/contract';

/** A private file as a call returns it. */
export function sentFile(name: string, type: string, content: Buffer): SentFile {
  const extension = type === 'application/pdf' ? 'pdf' : 'webp';
  return { fileName: `${name}.${extension}`, type, content: singleChunk(content) };
}

async function* singleChunk(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
