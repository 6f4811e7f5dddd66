import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF, line by line. Text is encoded as glyph ids of embedded fonts; each font carries a ToUnicode table
 * that maps them back to characters.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = parseObjects(pdf);
  const characters = new Map(
    [...objects].flatMap(([name, { head }]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
      return table === undefined ? [] : [[name, parseCharacterMap(objects.get(table)?.body ?? '')] as const];
    }),
  );
  const fonts = parseFonts(objects);
  return [...objects.values()]
    .filter(({ body }) => /\bBT\b/.test(body))
    .map(({ body }) => extractText(body, (font) => characters.get(fonts.get(font) ?? '')))
    .join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly body: string;
}

function parseObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, name = '', whole = '']) => {
      const [head = '', ...rest] = whole.split('\nstream\n');
      return [
        name,
        { head, body: rest.length === 0 ? '' : decodeStream(head, rest.join('\nstream\n')) },
      ] as const;
    }),
  );
}

function decodeStream(head: string, stream: string): string {
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

/** Maps the font names used by pages to the objects that define them. */
function parseFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, string> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  return new Map(
    Array.from(heads.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, font = '', name = '']) => [font, name] as const),
  );
}

function parseCharacterMap(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, code = '']] of Array.from(list.matchAll(/<([\w ]+)>/g)).entries())
      characters.set(hex(Number.parseInt(first, 16) + index), fromUtf16(code));
  return characters;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

const fromUtf16 = (code: string) =>
  String.fromCharCode(
    ...(code.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
  );

function extractText(page: string, charactersOf: (font: string) => Map<string, string> | undefined): string {
  let characters: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = charactersOf(font);
    if (shown === undefined) continue;
    const codes = Array.from(shown.matchAll(/<(\w+)>/g), ([, text = '']) => text.match(/.{4}/g) ?? []).flat();
    lines.push(codes.map((code) => characters?.get(code.toLowerCase()) ?? '?').join(''));
  }
  return lines.join('\n');
}
