import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly body: string;
}

export type PdfObjects = ReadonlyMap<string, PdfObject>;

export function parseObjects(pdf: Buffer): PdfObjects {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, name = '', whole = '']) => {
      const [head = '', ...rest] = whole.split('\nstream\n');
      const body = rest.length === 0 ? '' : decodeStream(head, rest.join('\nstream\n'));
      return [name, { head, body }] as const;
    }),
  );
}

function decodeStream(head: string, stream: string): string {
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

/** The glyphs of a font, by their code. */
interface PdfFont {
  readonly characters: ReadonlyMap<string, string>;
  /** In thousandths of the size. */
  readonly widths: ReadonlyMap<string, number>;
}

/** The fonts by the names under which pages use them. */
export function parseFonts(objects: PdfObjects): ReadonlyMap<string, PdfFont> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  return new Map(
    Array.from(heads.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, font = '', name = '']) => {
      const { head = '' } = objects.get(name) ?? {};
      const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? '';
      const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(head)?.[1] ?? '';
      const characters = parseCharacterMap(objects.get(table)?.body ?? '');
      return [font, { characters, widths: parseWidths(objects.get(descendant)?.head ?? '') }] as const;
    }),
  );
}

function parseCharacterMap(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, code = '']] of Array.from(list.matchAll(/<([\w ]+)>/g)).entries())
      characters.set(hex(Number.parseInt(first, 16) + index), fromUtf16(code));
  return characters;
}

function parseWidths(head: string): Map<string, number> {
  const [, list = ''] = /\/W \[0 \[([^\]]*)\]\]/.exec(head) ?? [];
  return new Map(list.split(' ').map((width, code) => [hex(code), Number(width)]));
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

const fromUtf16 = (code: string) =>
  String.fromCharCode(
    ...(code.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
  );
