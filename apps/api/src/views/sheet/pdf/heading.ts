import encodeQR from 'qr';
import { edge, inks, innerOf, type Paper, write } from './paper.ts';
import type { PrintedLook } from './printed-look.ts';

/** Lower on a wide page, which has less room from top to bottom. */
const upright = { band: 104, code: 72, lines: [22, 38, 68], label: 88 } as const;
const wide = { band: 76, code: 56, lines: [13, 26, 53], label: 64 } as const;

const codeTop = 7;

interface Heading {
  readonly above: string;
  readonly title: string;
  readonly below: string;
  /** The web page, and the caption of the QR code that links to it. */
  readonly url: string;
  readonly label: string;
  /** Null: Traip's own colours. */
  readonly look: Pick<PrintedLook, 'shades' | 'logo'> | null;
}

/** The band at the top of the first page, with a QR code for the web page. */
export function drawHeading(paper: Paper, { above, title, below, url, label, look }: Heading): void {
  const { width, height } = paper.page;
  const { band, code, lines, label: labelTop } = width > height ? wide : upright;
  const bandInks = inksOf(look?.shades ?? null);
  paper.rect(0, 0, width, band).fill(bandInks.band);
  if (bandInks.mark !== null) paper.rect(0, band - rule, width, rule).fill(bandInks.mark);
  const indent = drawLogo(paper, look?.logo ?? null, lines[1]);
  const textWidth = innerOf(paper) - code - 24 - indent;
  const place = (y: number) => ({ x: edge + indent, y, width: textWidth });
  write(paper, above, place(lines[0]), { size: 8.5, minSize: 6, ink: bandInks.above, cut: 'bold' });
  write(paper, title, place(lines[1]), { size: 19, minSize: 11, ink: bandInks.title, cut: 'black' });
  write(paper, below, place(lines[2]), { size: 9.5, minSize: 7, ink: bandInks.below });
  const x = width - edge - code;
  drawCode(paper, url, { x, y: codeTop, size: code });
  write(
    paper,
    label,
    { x: x - 10, y: labelTop, width: code + 20 },
    { size: 7, ink: bandInks.title, align: 'center' },
  );
  paper.link(x, codeTop, code, code, url);
  paper.y = band + (width > height ? 12 : 20);
}

/** The line below a band in chosen colours. */
const rule = 4;

/** The colours of the organiser, or Traip's. */
export function inksOf(shades: PrintedLook['shades']) {
  if (shades === null)
    return { band: inks.navy, mark: null, above: '#b9c3d9', title: inks.white, below: '#dfe5f1' };
  const { band, mark, onBand } = shades;
  return { band, mark, above: onBand, title: onBand, below: onBand };
}

const logoSide = 44;

/** On white, left of the text; returns how far the text moves. */
function drawLogo(paper: Paper, logo: Buffer | null, y: number): number {
  if (logo === null) return 0;
  paper.roundedRect(edge, y - 8, logoSide, logoSide, 6).fill(inks.white);
  const inner = logoSide - 8;
  paper.image(logo, edge + 4, y - 4, { fit: [inner, inner], align: 'center', valign: 'center' });
  return logoSide + 12;
}

interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** With a white border, which scanners need. */
export function drawCode(paper: Paper, text: string, { x, y, size }: CodePlace): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const square = size / rows.length;
  paper.roundedRect(x, y, size, size, 4).fill(inks.white);
  for (const [down, row] of rows.entries())
    for (const [across, isDark] of row.entries())
      if (isDark) paper.rect(x + across * square, y + down * square, square, square);
  paper.fill(inks.navy);
}

/** A section title. */
export function drawTitle(paper: Paper, title: string, aside = ''): void {
  write(paper, title, { x: edge, y: paper.y, width: innerOf(paper) }, { size: 12, cut: 'bold' });
  const y = paper.y - 15;
  if (aside !== '')
    write(
      paper,
      aside,
      { x: edge, y, width: innerOf(paper) },
      { size: 8.5, ink: inks.teal, cut: 'bold', align: 'right' },
    );
  paper.y = y + 22;
}
