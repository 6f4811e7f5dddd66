/** Data of unknown shape: every access must check. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const maxDepth = 40;

/** Parses JSON; undefined if it is invalid or nested too deep. */
export function readJson(text: string): Json | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    return undefined;
  }
}

/** The nesting of brackets, ignoring quoted text. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '"') place = endOfText(text, place);
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

function endOfText(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text[place] !== '"') place += text[place] === '\\' ? 2 : 1;
  return place;
}

/** The value under a key; undefined if there is none. */
export function at(data: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((part, key) => {
    if (part === null || typeof part !== 'object') return undefined;
    return Array.isArray(part) ? part[Number(key)] : (part as { readonly [key: string]: Json })[key];
  }, data);
}

export function listAt(data: Json | undefined, ...path: readonly (string | number)[]): readonly Json[] {
  const found = at(data, ...path);
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** A text, or a number as text: programs write ids both ways. Null for anything else. */
export function textAt(data: Json | undefined, ...path: readonly (string | number)[]): string | null {
  const found = at(data, ...path);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

/** A number, or a text that is one. */
export function numberAt(data: Json | undefined, ...path: readonly (string | number)[]): number | null {
  const found = textAt(data, ...path);
  return found !== null && /^-?\d{1,12}(?:\.\d+)?$/.test(found) ? Number(found) : null;
}
