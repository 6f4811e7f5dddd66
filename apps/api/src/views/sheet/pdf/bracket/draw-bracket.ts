import type { Locale, Read, StoredFixture } from '@traip/contract';
import { type BracketTie, type Layout, layoutOf, measures, type PlacedTie } from '@traip/contract/bracket';
import { stepTitle } from '../../words/ties.ts';
import { bottomOf, edge, inks, innerOf, type Paper, write } from '../paper.ts';
import { drawTie, type TieBox } from './draw-tie.ts';

export interface PrintedBracket {
  readonly fixtures: readonly Read<typeof StoredFixture>[];
  readonly ties: readonly BracketTie[];
  /** The field of each match. */
  readonly fields: ReadonlyMap<string, string | null>;
  readonly locale: Locale;
}

/** From the units of the layout to points. Small brackets do not fill the page: their boxes would be enormous. */
interface Scale {
  readonly x: number;
  readonly y: number;
  readonly top: number;
}

const largest = { x: 1.3, y: 0.85 };

/** The whole bracket on the rest of the page. */
export function drawBracket(paper: Paper, bracket: PrintedBracket): void {
  const layout = layoutOf(bracket.ties);
  const scale = {
    x: Math.min(largest.x, innerOf(paper) / layout.width),
    y: Math.min(largest.y, (bottomOf(paper) - paper.y) / layout.height),
    top: paper.y,
  };
  const sizes = new Map(layout.ties.map(({ tie, step }) => [tie.id, step.size]));
  for (const line of layout.lines) drawLine(paper, line, scale);
  drawColumns(paper, layout, { scale, locale: bracket.locale });
  for (const placed of layout.ties)
    drawTie(paper, boxOf(placed, layout.ties, scale), { placed, bracket, sizes });
  paper.y = scale.top + layout.height * scale.y;
}

/** A box takes most of the room to the next one in its column: later rounds are easier to read. */
const filled = 0.88;
const tallest = 58;

function boxOf(placed: PlacedTie, all: readonly PlacedTie[], scale: Scale): TieBox {
  const { x, y } = placed;
  const rooms = all
    .filter((other) => other !== placed && Math.abs(other.x - x) < 1)
    .map((other) => Math.abs(other.y - y) - (other.step === placed.step ? 0 : measures.head));
  const height = Math.min(tallest, Math.min(2 * measures.leaf, ...rooms) * scale.y * filled);
  return {
    x: edge + x * scale.x,
    y: scale.top + y * scale.y - height / 2,
    width: measures.box * scale.x,
    height,
  };
}

function drawLine(paper: Paper, { from, to }: Layout['lines'][number], scale: Scale): void {
  const point = (x: number, y: number) => [edge + x * scale.x, scale.top + y * scale.y] as const;
  const bend = to.x - (measures.column - measures.box) / 2;
  paper
    .moveTo(...point(from.x + measures.box, from.y))
    .lineTo(...point(bend, from.y))
    .lineTo(...point(bend, to.y))
    .lineTo(...point(to.x, to.y))
    .lineWidth(0.75)
    .stroke('#9aa5b8');
}

function drawColumns(
  paper: Paper,
  { columns }: Layout,
  { scale, locale }: { readonly scale: Scale; readonly locale: Locale },
): void {
  for (const { step, x, y } of columns) {
    const isForThird = step.ties.length === 1 && step.ties[0]?.firstPlace === 3;
    const place = { x: edge + x * scale.x, y: scale.top + y * scale.y, width: measures.box * scale.x };
    const size = Math.min(9, measures.head * scale.y * 0.7);
    const style = { size, minSize: 4.5, cut: 'bold', ink: inks.teal } as const;
    write(paper, stepTitle(locale, { ...step, isForThird }), place, style);
  }
}
