import { inflateSync } from 'node:zlib';

/**
 * The words of a document, line by line. Letters are written as numbers of an embedded font; each font carries the table
 * that says which letter each number is, and that is what a reader of screens uses too.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsIn(pdf);
  const letters = new Map(
    [...objects].flatMap(([name, { head }]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
      return table === undefined ? [] : [[name, lettersOf(objects.get(table)?.body ?? '')] as const];
    }),
  );
  const fonts = fontsIn(objects);
  return [...objects.values()]
    .filter(({ body }) => /\bBT\b/.test(body))
    .map(({ body }) => wordsOf(body, (font) => letters.get(fonts.get(font) ?? '')))
    .join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly body: string;
}

function objectsIn(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, name = '', whole = '']) => {
      const [head = '', ...rest] = whole.split('\nstream\n');
      return [
        name,
        { head, body: rest.length === 0 ? '' : unpacked(head, rest.join('\nstream\n')) },
      ] as const;
    }),
  );
}

function unpacked(head: string, stream: string): string {
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

/** What a page calls a font, and the object in which it is described. */
function fontsIn(objects: ReadonlyMap<string, PdfObject>): Map<string, string> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  return new Map(
    Array.from(heads.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, font = '', name = '']) => [font, name] as const),
  );
}

function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, code = '']] of Array.from(list.matchAll(/<([\w ]+)>/g)).entries())
      letters.set(hex(Number.parseInt(first, 16) + index), fromUtf16(code));
  return letters;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

const fromUtf16 = (code: string) =>
  String.fromCharCode(
    ...(code.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
  );

function wordsOf(page: string, lettersIn: (font: string) => Map<string, string> | undefined): string {
  let letters: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = lettersIn(font);
    if (shown === undefined) continue;
    const codes = Array.from(shown.matchAll(/<(\w+)>/g), ([, text = '']) => text.match(/.{4}/g) ?? []).flat();
    lines.push(codes.map((code) => letters?.get(code.toLowerCase()) ?? '?').join(''));
  }
  return lines.join('\n');
}
