import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Complaint, complain } from './complaint.ts';

const reasons: Readonly<Record<string, readonly [en: string, es: string]>> = {
  ENOENT: ['there is no such file', 'no existe'],
  EISDIR: ['is a folder, not a file', 'es una carpeta, no un archivo'],
  EACCES: ['may not be read', 'no se puede leer: falta permiso'],
};

/** Reads a file; a relative path starts where the caller stands, which npm remembers. */
export function readText(path: string, from: string): string | Complaint {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(from, path)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return complain(`${path}: is not UTF-8 text`, `${path}: no es texto UTF-8`);
    const [en, es] = reasons[code] ?? [`cannot be read (${code})`, `no se puede leer (${code})`];
    return complain(`${path}: ${en}`, `${path}: ${es}`);
  }
}
