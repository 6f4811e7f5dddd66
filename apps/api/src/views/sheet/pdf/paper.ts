import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@traip/contract';
import PDFDocument from 'pdfkit';
import { moment, words } from '../words/words.ts';

export type Paper = PDFKit.PDFDocument;

/** A4 in points, and where the print ends. */
export const edge = 40;
export const width = 595.28;
export const inner = width - 2 * edge;
const height = 841.89;
export const bottom = height - 56;

export const inks = {
  navy: '#14213d',
  text: '#14213d',
  quiet: '#5b657a',
  line: '#d5d9e2',
  soft: '#f3f5f9',
  teal: '#0b7a70',
  white: '#ffffff',
} as const;

const cuts = { regular: '400Regular', bold: '700Bold', black: '800ExtraBold' } as const;
export type FontWeight = keyof typeof cuts;

/** Greek, Arabic and whatever else Montserrat has no letters for. */
const otherCuts = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold', black: 'DejaVuSans-Bold' } as const;

const own = /^[\u0020-\u024f\u0400-\u045f\u1e00-\u1eff\u2010-\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212]*$/u;

/** A line is written in one font: in ours, if it has all of its letters. */
export function fontOf(text: string, cut: FontWeight): string {
  return own.test(text) ? cut : `other ${cut}`;
}

const fileOf = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)));

/** Whole fonts, so that names from anywhere have all their letters; only used letters go into a file. */
function readFonts(): Record<string, Buffer> {
  const fonts = (Object.keys(cuts) as FontWeight[]).flatMap((cut) => [
    [cut, fileOf(`@expo-google-fonts/montserrat/${cuts[cut]}/Montserrat_${cuts[cut]}.ttf`)] as const,
    [`other ${cut}`, fileOf(`dejavu-fonts-ttf/ttf/${otherCuts[cut]}.ttf`)] as const,
  ]);
  return Object.fromEntries(fonts);
}

let read: Record<string, Buffer> | undefined;

/** An empty page in our letters. It breaks where we say: a margin would break it elsewhere. */
export function openPaper(title: string, locale: Locale): Paper {
  read ??= readFonts();
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Creator: 'Traip', Producer: 'Traip' },
  });
  for (const [name, font] of Object.entries(read)) paper.registerFont(name, font);
  paper.y = edge;
  return paper;
}

/** A new page when there is no room for so much more. */
export function makeRoom(paper: Paper, needed: number): boolean {
  if (paper.y + needed <= bottom) return false;
  paper.addPage();
  paper.y = edge;
  return true;
}

interface Style {
  readonly cut?: FontWeight;
  readonly size?: number;
  readonly ink?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wraps?: boolean;
}

/** Words at a place, on one line that ends in dots where there is no room. */
export function write(
  paper: Paper,
  text: string,
  { x, y, width: room }: { readonly x: number; readonly y: number; readonly width: number },
  { cut = 'regular', size = 9, ink = inks.text, align = 'left', wraps = false }: Style = {},
): void {
  paper.font(fontOf(text, cut)).fontSize(size).fillColor(ink);
  const line = wraps ? {} : { height: size * 1.3, ellipsis: true };
  paper.text(text, x, y, { width: room, align, features: ['tnum'], ...line });
}

/** Where it comes from and which page it is, on every page; then nothing more can be written. */
export function closePaper(paper: Paper, locale: Locale, at: Date): Paper {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.switchToPage(page);
    const place = { x: edge, y: height - 34, width: inner };
    write(paper, `Traip · ${words[locale].made} ${moment(locale, at)}`, place, {
      size: 7.5,
      ink: inks.quiet,
    });
    const number = `${words[locale].page} ${page + 1} / ${count}`;
    write(paper, number, place, { size: 7.5, ink: inks.quiet, align: 'right' });
  }
  paper.end();
  return paper;
}
