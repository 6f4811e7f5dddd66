import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

const readFontFile = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)));

/** Whole fonts, so that names in any script can be drawn; only the glyphs used are embedded. */
function readFonts(): Record<string, Buffer> {
  const fonts = (Object.keys(montserrat) as FontWeight[]).flatMap((cut) => [
    [
      cut,
      readFontFile(`@expo-google-fonts/montserrat/${montserrat[cut]}/Montserrat_${montserrat[cut]}.ttf`),
    ] as const,
    [`other ${cut}`, readFontFile(`dejavu-fonts-ttf/ttf/${fallback[cut]}.ttf`)] as const,
  ]);
  return Object.fromEntries(fonts);
}

let fonts: Record<string, Buffer> | undefined;

export function registerFonts(paper: PDFKit.PDFDocument): void {
  fonts ??= readFonts();
  for (const [name, font] of Object.entries(fonts)) paper.registerFont(name, font);
}

/** PDFKit's internal state: the current font as parsed by fontkit. */
type Internals = { readonly _font: { readonly font: { _tables: object } } };

const tablesOf = new Map<string, object>();

/**
 * Selects a font. Its tables are parsed by the first document and shared with all later ones: parsing takes
 * longer than drawing a page. The glyphs are not shared, because each remembers its characters in its
 * document.
 */
export function useFont(paper: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  const { font } = (paper.font(name) as unknown as Internals)._font;
  const known = tablesOf.get(name);
  if (known) font._tables = known;
  else tablesOf.set(name, font._tables);
  return paper;
}
