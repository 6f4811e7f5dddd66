import { lineAt } from '../check.ts';

/** The messages of one language by full key. */
export type Catalogue = ReadonlyMap<string, string>;

export function readCatalogue(text: string): Catalogue {
  const found = new Map<string, string>();
  const visit = (value: unknown, key: string) => {
    if (typeof value !== 'object' || value === null) {
      found.set(key, String(value));
      return;
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, key ? `${key}.${name}` : name);
  };
  visit(JSON.parse(text), '');
  return found;
}

/** Whether a key names a message, or a group of messages. */
export function kindOfKey(catalogue: Catalogue, key: string): 'message' | 'group' | null {
  if (catalogue.has(key)) return 'message';
  return [...catalogue.keys()].some((candidate) => candidate.startsWith(`${key}.`)) ? 'group' : null;
}

/** The line of the last part of a key; close enough to find it. */
export function lineOfKey(text: string, key: string): number {
  let offset = 0;
  for (const part of key.split('.')) {
    const found = text.indexOf(`"${part}":`, offset);
    if (found === -1) return lineAt(text, offset);
    offset = found + 1;
  }
  return lineAt(text, offset);
}
