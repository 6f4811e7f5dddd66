import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { type InputError, inputError } from './input-error.ts';

// A hundred times the largest known season; reading a device would never end and exhaust memory.
const maxMegabytes = 128;
const chunkBytes = 2 ** 20;

const reasons: Readonly<Record<string, readonly [en: string, es: string]>> = {
  ENOENT: ['there is no such file', 'no existe'],
  EISDIR: ['is a folder, not a file', 'es una carpeta, no un archivo'],
  EACCES: ['permission denied', 'no se puede leer: falta permiso'],
  ERR_ENCODING_INVALID_ENCODED_DATA: ['is not UTF-8 text', 'no es texto UTF-8'],
};

/** Reads a file; a relative path starts at the caller’s directory, which npm records. */
export function readText(path: string, from: string): string | InputError {
  try {
    const bytes = readBytes(resolve(from, path));
    if (bytes !== null) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return inputError(
      `${path}: is larger than ${maxMegabytes} MB`,
      `${path}: tiene más de ${maxMegabytes} MB`,
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const [en, es] = reasons[code] ?? [`cannot be read (${code})`, `no se puede leer (${code})`];
    return inputError(`${path}: ${en}`, `${path}: ${es}`);
  }
}

/** All bytes of a file or pipe; null if there are too many. */
function readBytes(path: string): Uint8Array | null {
  const file = openSync(path, 'r');
  try {
    const chunks: Uint8Array[] = [];
    for (let left = maxMegabytes; left >= 0; ) {
      const chunk = new Uint8Array(chunkBytes);
      const length = readSync(file, chunk);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
      left -= length / chunkBytes;
    }
    return null;
  } finally {
    closeSync(file);
  }
}
