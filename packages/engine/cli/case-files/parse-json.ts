import { type InputError, inputError } from '../command/input-error.ts';
import { duplicateKey } from './duplicate-key.ts';

/** Parses the text of a file. */
export function parseJson(source: string, path: string): { readonly json: unknown } | InputError {
  const text = source.replace(/^\uFEFF/, '');
  try {
    const json: unknown = JSON.parse(text);
    const duplicate = duplicateKey(text);
    return duplicate === null
      ? { json }
      : inputError(`${path}: ${duplicate} appears twice`, `${path}: ${duplicate} está dos veces`);
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message.replaceAll(/\s+/g, ' ') : '';
    return inputError(`${path}: is not JSON: ${why}`, `${path}: no es JSON: ${why}`);
  }
}
