/**
 * The arguments and tags of an ICU message, as `name`, `name:plural` or `<tag>`, sorted, without duplicates.
 * Only the grammar that next-intl accepts: {name}, {name, type, style}, {name, plural, one {…} other {…}}, <tag>…</tag>.
 */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>();
  readText(withoutQuoted(message), 0, found);
  return [...found].sort();
}

// '{' inside apostrophes is text; '' is one apostrophe.
function withoutQuoted(message: string): string {
  return message.replaceAll("''", '').replace(/'[{}<>][^']*'/g, '');
}

function readText(text: string, start: number, found: Set<string>): number {
  let index = start;
  while (index < text.length && text[index] !== '}') {
    if (text[index] === '{') index = readArgument(text, index + 1, found);
    else if (text[index] === '<') index = readTag(text, index, found);
    else index++;
  }
  return index;
}

function readTag(text: string, start: number, found: Set<string>): number {
  const tag = /^<\/?([\w-]+)\s*\/?>/.exec(text.slice(start));
  if (tag) found.add(`<${tag[1]}>`);
  return start + (tag?.[0].length ?? 1);
}

function readArgument(text: string, start: number, found: Set<string>): number {
  const head = /^\s*([\w.-]+)\s*(?:,\s*(\w+)\s*)?/.exec(text.slice(start));
  if (!head) throw new Error(`"${text}" has a brace that opens no argument`);
  const [whole, name, kind] = head;
  found.add(kind ? `${name}:${kind}` : `${name}`);
  return closing(text, start + whole.length, found);
}

// Reads up to the brace that closes the argument, including the messages of its choices.
function closing(text: string, start: number, found: Set<string>): number {
  let index = start;
  while (text[index] !== '}') {
    if (index >= text.length) throw new Error(`"${text}" has a brace that is never closed`);
    index = text[index] === '{' ? readText(text, index + 1, found) + 1 : index + 1;
  }
  return index + 1;
}
