import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, registerFormat } from 'fontkit';

const montserrat = { regular: '400Regular', bold: '700Bold', black: '800ExtraBold' } as const;
export type FontWeight = keyof typeof montserrat;

/** For scripts that Montserrat does not cover, such as Greek and Arabic. */
const fallback = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold', black: 'DejaVuSans-Bold' } as const;

const coveredByMontserrat =
  /^[\u0020-\u024f\u0400-\u045f\u1e00-\u1eff\u2010-\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212]*$/u;

/** Each line uses one font: Montserrat if it covers the whole text. */
export function fontFor(text: string, cut: FontWeight): string {
  return coveredByMontserrat.test(text) ? cut : `other ${cut}`;
}

/** Whole fonts, so that names in any script can be drawn; only the glyphs used are embedded. */
const files = Object.fromEntries(
  (Object.keys(montserrat) as FontWeight[]).flatMap((cut) => [
    [cut, `@expo-google-fonts/montserrat/${montserrat[cut]}/Montserrat_${montserrat[cut]}.ttf`],
    [`other ${cut}`, `dejavu-fonts-ttf/ttf/${fallback[cut]}.ttf`],
  ]),
);

const parsed = new Map<string, Font>();

function fontNamed(name: string): Font {
  const known = parsed.get(name);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(files[name] ?? name))));
  parsed.set(name, font);
  return font;
}

const mark = 'name:';

/**
 * PDFKit parses the bytes of a font anew for every document, which takes longer than all the rest of a page. It is
 * given a name instead of bytes, and this "format" answers with the font that has been parsed already.
 */
class NamedFont {
  static probe(bytes: Buffer): boolean {
    return bytes.subarray(0, mark.length).toString() === mark;
  }

  constructor({ buffer }: { readonly buffer: Uint8Array }) {
    // biome-ignore lint/correctness/noConstructorReturn: fontkit makes a font with `new`, and this one exists
    return fontNamed(Buffer.from(buffer).toString().slice(mark.length));
  }
}
registerFormat(NamedFont);

/** Names and what PDFKit is to load for them. */
export const fonts: readonly (readonly [name: string, source: Buffer])[] = Object.keys(files).map((name) => [
  name,
  Buffer.from(`${mark}${name}`),
]);
