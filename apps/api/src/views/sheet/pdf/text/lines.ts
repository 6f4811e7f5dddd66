import { type FontWeight, useFont } from './fonts.ts';
import { type Run, visualRuns } from './visual-runs.ts';

interface TextStyle {
  readonly size: number;
  readonly cut: FontWeight;
}

interface TextBox extends TextStyle {
  readonly width: number;
  readonly maxLines: number;
}

/** Montserrat's metrics, for every font: lines of different scripts share a baseline. */
export const lineHeight = 1.22;
export const ascent = 0.968;

/** Times, dates and scores. */
const isNumber = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text);

/**
 * Digits of the same width, so that columns of numbers line up. Not for words: PDFKit caches the glyphs of
 * plain words, which is much faster, but one by one, which would reverse the order of words from right to
 * left.
 */
export function textOptions({ text, isRightToLeft }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRightToLeft || isNumber(text) ? { features: ['tnum'] } : {};
}

/** The width of each text at one point, by font: names are often repeated. */
const widths = new WeakMap<PDFKit.PDFDocument, Map<string, number>>();

export function widthOf(paper: PDFKit.PDFDocument, line: string, { size, cut }: TextStyle): number {
  let width = 0;
  for (const run of visualRuns(line, cut)) width += runWidth(paper, run) * size;
  return width;
}

/** At one point. */
export function runWidth(paper: PDFKit.PDFDocument, run: Run): number {
  const known = widths.get(paper) ?? new Map<string, number>();
  widths.set(paper, known);
  const key = `${run.font} ${run.text}`;
  const width =
    known.get(key) ?? useFont(paper, run.font).fontSize(1).widthOfString(run.text, textOptions(run));
  known.set(key, width);
  return width;
}

/** Breaks a text into lines; what does not fit into the last one is replaced by an ellipsis. */
export function breakLines(paper: PDFKit.PDFDocument, text: string, box: TextBox): readonly string[] {
  const fits = (line: string) => widthOf(paper, line, box) <= box.width;
  const lines = text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, fits));
  if (lines.length <= box.maxLines) return lines;
  const rest = lines.slice(box.maxLines - 1).join(' ');
  return [...lines.slice(0, box.maxLines - 1), withEllipsis(rest, fits)];
}

type Fits = (line: string) => boolean;

function breakParagraph(paragraph: string, fits: Fits): readonly string[] {
  if (fits(paragraph)) return [paragraph];
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ').flatMap((part) => breakWord(part, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].filter((one) => one !== '');
}

/** A word that is wider than the box. */
function breakWord(word: string, fits: Fits): readonly string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function withEllipsis(text: string, fits: Fits): string {
  const characters = [...text];
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

const smallerBy = 0.5;

interface ShrinkingBox extends TextBox {
  readonly minSize: number;
  /** Fewer lines fit at a large size. */
  readonly height?: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The text at the largest size that fits, down to a minimum; only then it is truncated. */
export function shrinkToFit(
  paper: PDFKit.PDFDocument,
  text: string,
  { minSize, height = Number.POSITIVE_INFINITY, ...box }: ShrinkingBox,
): FittedText {
  const maxLines = (size: number) =>
    Math.max(1, Math.min(box.maxLines, Math.floor(height / (size * lineHeight))));
  for (let size = box.size; size > minSize; size -= smallerBy) {
    const lines = breakLines(paper, text, { ...box, size, maxLines: Number.POSITIVE_INFINITY });
    if (lines.length <= maxLines(size)) return { size, lines };
  }
  const size = Math.min(minSize, box.size);
  return { size, lines: breakLines(paper, text, { ...box, size, maxLines: maxLines(size) }) };
}
