interface Level {
  /** Null in a list. */
  readonly names: Set<string> | null;
  /** The path of the level, such as `input.races[2]`. */
  readonly path: string;
  /** The key of the next value: its name, or its index in a list. */
  name: string;
  index: number;
}

/**
 * The path of the first duplicate key in an object; null if there is none. A parser silently keeps the last
 * one, losing one of two results. The text is known to be JSON.
 */
export function duplicateKey(source: string): string | null {
  const levels: Level[] = [];
  let isName = false;
  for (const token of tokensOf(source)) {
    const level = levels.at(-1);
    if (isName && level?.names && token.startsWith('"')) {
      level.name = String(JSON.parse(token));
      if (level.names.has(level.name)) return pathOf(level);
      level.names.add(level.name);
    }
    isName = step(levels, token);
  }
  return null;
}

/** Yields strings with their quotes, brackets and commas; numbers and keywords are skipped. */
function* tokensOf(source: string): Generator<string> {
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    const end = character === '"' ? endOfText(source, at) : at;
    if (character === '"' || '{}[],'.includes(character)) yield source.slice(at, end + 1);
    at = end;
  }
}

function endOfText(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== '"') at += source.charAt(at) === '\\' ? 2 : 1;
  return at;
}

/** Opens and closes levels; returns whether an object key comes next. */
function step(levels: Level[], token: string): boolean {
  const level = levels.at(-1);
  switch (token) {
    case '{':
    case '[':
      levels.push({ names: token === '{' ? new Set() : null, path: pathOf(level), name: '', index: 0 });
      return token === '{';
    case '}':
    case ']':
      levels.pop();
      return false;
    case ',':
      if (level?.names === null) level.index += 1;
      return level?.names !== null;
    default:
      return false;
  }
}

function pathOf(level: Level | undefined): string {
  if (level === undefined) return '';
  const { names, path, name, index } = level;
  if (names === null) return `${path}[${index}]`;
  return path === '' ? name : `${path}.${name}`;
}
