import type { Locale } from '@traip/contract';
import { moment } from '../words/dates-and-numbers.ts';
import { words } from '../words/words.ts';
import { type FontWeight, registerFonts, useFont } from './text/fonts.ts';
import { ascent, breakLines, lineHeight, runWidth, shrinkToFit, textOptions, widthOf } from './text/lines.ts';
import { visualRuns } from './text/visual-runs.ts';

export type Paper = PDFKit.PDFDocument;

/** Around the printable area, in points. */
export const edge = 40;
const footer = 56;

/** The printable width. */
export const innerOf = (paper: Paper): number => paper.page.width - 2 * edge;

/** Where the printable area ends. */
export const bottomOf = (paper: Paper): number => paper.page.height - footer;

export const inks = {
  navy: '#14213d',
  text: '#14213d',
  quiet: '#5b657a',
  line: '#d5d9e2',
  soft: '#f3f5f9',
  teal: '#0b7a70',
  white: '#ffffff',
} as const;

export interface Format {
  readonly size?: 'A4' | 'A3';
  readonly layout?: 'portrait' | 'landscape';
}

/**
 * An empty document. Without margins, because PDFKit would break pages at them automatically. PDFKit is loaded
 * with the first document: it takes 10 MB.
 */
export async function openPaper(
  title: string,
  locale: Locale,
  { size = 'A4', layout = 'portrait' }: Format = {},
): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit');
  const paper = new PDFDocument({
    size,
    layout,
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
export function ensureRoom(paper: Paper, needed: number): boolean {
  if (paper.y + needed <= bottomOf(paper)) return false;
  turnPage(paper);
  return true;
}

/** Starts a new page for what would break, if a page holds it; otherwise if little room is left. */
export function keepTogether(paper: Paper, height: number): void {
  ensureRoom(paper, height <= bottomOf(paper) - edge ? height : lowest);
}

/** A title and a few rows. */
const lowest = 80;

export function turnPage(paper: Paper): void {
  paper.addPage();
  paper.y = edge;
}

interface Style {
  readonly cut?: FontWeight;
  readonly size?: number;
  readonly ink?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** On as many lines as needed. */
  readonly wraps?: boolean;
  /** The maximum number of lines. */
  readonly lines?: number;
  /** Shrinks to this size before it is truncated. */
  readonly minSize?: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes text in a box, on one line with an ellipsis unless it wraps. */
export function write(paper: Paper, text: string, place: Place, style: Style = {}): void {
  const { cut = 'regular', size = 9, wraps = false, lines = 1, minSize = size } = style;
  const maxLines = wraps ? Number.POSITIVE_INFINITY : lines;
  const box = { width: place.width, maxLines, cut, size, minSize };
  const fitted =
    minSize < size ? shrinkToFit(paper, text, box) : { size, lines: breakLines(paper, text, box) };
  writeLines(paper, fitted.lines, place, { ...style, size: fitted.size });
}

/** Writes lines that fit, and leaves `paper.y` below them. */
export function writeLines(
  paper: Paper,
  lines: readonly string[],
  { x, y, width }: Place,
  { cut = 'regular', size = 9, ink = inks.text, align = 'left' }: Style = {},
): void {
  for (const [index, line] of lines.entries()) {
    const free = align === 'left' ? 0 : width - widthOf(paper, line, { cut, size });
    const baseline = y + size * (index * lineHeight + ascent);
    let left = x + (align === 'center' ? free / 2 : free);
    for (const run of visualRuns(line, cut)) {
      useFont(paper, run.font).fontSize(size).fillColor(ink);
      paper.text(run.text, left, baseline, { ...textOptions(run), lineBreak: false, baseline: 'alphabetic' });
      left += runWidth(paper, run) * size;
    }
  }
  paper.y = y + lines.length * size * lineHeight;
}

/** Repeats the document's title on every page but the first. */
export function repeatTitle(paper: Paper, title: string): void {
  const { count } = paper.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    paper.switchToPage(page);
    write(paper, title, { x: edge, y: 20, width: innerOf(paper) }, { size: 7.5, ink: inks.quiet });
  }
}

/** Adds the footer to every page and ends the document. */
export function closePaper(paper: Paper, locale: Locale, at: Date): Paper {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.switchToPage(page);
    const place = { x: edge, y: paper.page.height - 34, width: innerOf(paper) };
    const quiet = { size: 7.5, ink: inks.quiet } as const;
    write(paper, `Traip · ${words[locale].made} ${moment(locale, at)}`, place, quiet);
    const number = `${words[locale].page} ${page + 1} / ${count}`;
    write(paper, number, place, { ...quiet, align: 'right' });
  }
  paper.end();
  return paper;
}
