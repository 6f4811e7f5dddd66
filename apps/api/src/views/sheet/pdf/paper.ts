import type { Locale } from '@traip/contract';
import PDFDocument from 'pdfkit';
import { moment, words } from '../words/words.ts';
import { type FontWeight, fontFor, registerFonts, useFont } from './fonts.ts';

export type Paper = PDFKit.PDFDocument;

/** A4 in points, and the printable area. */
export const edge = 40;
export const width = 595.28;
export const inner = width - 2 * edge;
const height = 841.89;
const bottom = height - 56;

export const inks = {
  navy: '#14213d',
  text: '#14213d',
  quiet: '#5b657a',
  line: '#d5d9e2',
  soft: '#f3f5f9',
  teal: '#0b7a70',
  white: '#ffffff',
} as const;

/** An empty document. Without margins, because PDFKit would break pages at them by itself. */
export function openPaper(title: string, locale: Locale): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Creator: 'Traip', Producer: 'Traip' },
  });
  registerFonts(paper);
  paper.y = edge;
  return paper;
}

/** Starts a new page if less than the needed height is left; returns whether it did. */
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

/** Writes text in a box, on one line with an ellipsis unless it wraps. */
export function write(
  paper: Paper,
  text: string,
  { x, y, width: maxWidth }: { readonly x: number; readonly y: number; readonly width: number },
  { cut = 'regular', size = 9, ink = inks.text, align = 'left', wraps = false }: Style = {},
): void {
  useFont(paper, fontFor(text, cut)).fontSize(size).fillColor(ink);
  const line = wraps ? {} : { height: size * 1.3, ellipsis: true };
  paper.text(text, x, y, { width: maxWidth, align, features: ['tnum'], ...line });
}

/** Adds the footer to every page and ends the document. */
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
