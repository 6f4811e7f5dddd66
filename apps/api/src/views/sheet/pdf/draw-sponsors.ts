import type { Locale } from '@traip/contract';
import { words } from '../words/words.ts';
import { edge, ensureRoom, inks, innerOf, type Paper, write } from './paper.ts';
import type { PrintedSponsor } from './printed-look.ts';

const tile = { width: 78, height: 40, gap: 9 };

/** A row below everything else, as at the foot of a poster. */
export function drawSponsors(paper: Paper, sponsors: readonly PrintedSponsor[], locale: Locale): void {
  if (sponsors.length === 0) return;
  const perRow = Math.floor((innerOf(paper) + tile.gap) / (tile.width + tile.gap));
  const rows = Math.ceil(sponsors.length / perRow);
  ensureRoom(paper, 24 + rows * (tile.height + tile.gap));
  const top = paper.y + 10;
  write(
    paper,
    words[locale].sponsors,
    { x: edge, y: top, width: innerOf(paper) },
    { size: 7.5, ink: inks.quiet },
  );
  for (const [index, sponsor] of sponsors.entries()) {
    const x = edge + (index % perRow) * (tile.width + tile.gap);
    const y = top + 14 + Math.floor(index / perRow) * (tile.height + tile.gap);
    drawSponsor(paper, sponsor, { x, y });
  }
  paper.y = top + 14 + rows * (tile.height + tile.gap);
}

function drawSponsor(
  paper: Paper,
  { name, logo }: PrintedSponsor,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { width, height } = tile;
  if (logo !== null) {
    paper.image(logo, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return;
  }
  paper.roundedRect(x, y, width, height, 4).lineWidth(0.5).stroke(inks.line);
  const place = { x: x + 4, y: y + 8, width: width - 8 };
  write(paper, name, place, { size: 8, minSize: 6, lines: 2, cut: 'bold', align: 'center' });
}
