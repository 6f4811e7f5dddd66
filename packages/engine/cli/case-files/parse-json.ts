import { type InputError, inputError } from '../command/input-error.ts';

/** Parses the text of a file. */
export function parseJson(source: string, path: string): { readonly json: unknown } | InputError {
  try {
    return { json: JSON.parse(source.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message.replaceAll(/\s+/g, ' ') : '';
    return inputError(`${path}: is not JSON: ${why}`, `${path}: no es JSON: ${why}`);
  }
}
