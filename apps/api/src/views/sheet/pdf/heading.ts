import encodeQR from 'qr';
import { edge, inks, inner, type Paper, width, write } from './paper.ts';

const bandHeight = 104;
const codeSize = 72;

interface Heading {
  readonly above: string;
  readonly title: string;
  readonly below: string;
  /** The web page, and the caption of the QR code that links to it. */
  readonly url: string;
  readonly label: string;
}

/** The band at the top of the first page, with a QR code for the web page. */
export function drawHeading(paper: Paper, { above, title, below, url, label }: Heading): void {
  paper.rect(0, 0, width, bandHeight).fill(inks.navy);
  const textWidth = inner - codeSize - 24;
  const place = (y: number) => ({ x: edge, y, width: textWidth });
  write(paper, above, place(22), { size: 8.5, ink: '#b9c3d9', cut: 'bold' });
  write(paper, title, place(38), { size: 19, ink: inks.white, cut: 'black' });
  write(paper, below, place(68), { size: 9.5, ink: '#dfe5f1' });
  const x = width - edge - codeSize;
  drawCode(paper, url, { x, y: 10, size: codeSize });
  write(
    paper,
    label,
    { x: x - 10, y: 88, width: codeSize + 20 },
    { size: 7, ink: inks.white, align: 'center' },
  );
  paper.link(x, 10, codeSize, codeSize, url);
  paper.y = bandHeight + 20;
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
  write(paper, title, { x: edge, y: paper.y, width: inner }, { size: 12, cut: 'bold' });
  const y = paper.y - 15;
  if (aside !== '')
    write(
      paper,
      aside,
      { x: edge, y, width: inner },
      { size: 8.5, ink: inks.teal, cut: 'bold', align: 'right' },
    );
  paper.y = y + 22;
}
