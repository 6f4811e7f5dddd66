import { type PdfObjects, parseFonts, parseObjects } from './pdf-objects.ts';

/** A piece of text where it stands on its page, in points from the top left corner. */
export interface TextRun {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface PdfPage {
  readonly width: number;
  readonly height: number;
}

/** The text of a PDF, line by line. */
export function textOfPdf(pdf: Buffer): string {
  return runsOfPdf(pdf)
    .map(({ text }) => text)
    .join('\n');
}

/**
 * The text of a PDF and its positions. Text is encoded as glyph ids of embedded fonts; each font carries a
 * ToUnicode table that maps them back to characters.
 */
export function runsOfPdf(pdf: Buffer): readonly TextRun[] {
  const objects = parseObjects(pdf);
  const fonts = parseFonts(objects);
  return pageObjects(objects).flatMap(({ contents, height }, page) =>
    runsOn(objects.get(contents)?.body ?? '', fonts).map((run) => ({ ...run, page, y: height - run.y })),
  );
}

export function pagesOfPdf(pdf: Buffer): readonly PdfPage[] {
  return pageObjects(parseObjects(pdf)).map(({ width, height }) => ({ width, height }));
}

function pageObjects(objects: PdfObjects) {
  const tree = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))?.head ?? '';
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(tree) ?? [];
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, name = '']) => {
    const { head = '' } = objects.get(name) ?? {};
    const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
    const contents = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
    return { contents, width: Number(width), height: Number(height) };
  });
}

const operators = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;

function runsOn(page: string, fonts: ReturnType<typeof parseFonts>): readonly Omit<TextRun, 'page'>[] {
  const runs: Omit<TextRun, 'page'>[] = [];
  let at = { x: 0, y: 0 };
  let font = fonts.get('');
  let size = 0;
  for (const [, x, y, name, points, shown] of page.matchAll(operators)) {
    if (x !== undefined) at = { x: Number(x), y: Number(y) };
    if (name !== undefined) [font, size] = [fonts.get(name), Number(points)];
    if (shown === undefined) continue;
    const pieces = Array.from(shown.matchAll(/<(\w+)>|(-?[\d.]+)/g));
    const codes = pieces.flatMap(([, text = '']) => text.toLowerCase().match(/.{4}/g) ?? []);
    // Numbers between the glyphs move the next one to the left.
    const kerning = pieces.reduce((sum, [, , moved = '0']) => sum + Number(moved), 0);
    const units = codes.reduce((sum, code) => sum + (font?.widths.get(code) ?? 0), -kerning);
    const text = codes.map((code) => font?.characters.get(code) ?? '?').join('');
    runs.push({ text, ...at, size, width: (units * size) / 1000 });
  }
  return runs;
}
