import type { Locale } from '@traip/contract';
import type { PlacedTie, SideResult, SlotView, TieResult } from '@traip/contract/bracket';
import { shortBout } from '../../../../notification/wording/bouts.ts';
import { dayAndMonth, timeOfDay } from '../../words/dates-and-numbers.ts';
import { slotTitle, tieWords } from '../../words/ties.ts';
import { inks, type Paper, write, writeLines } from '../paper.ts';
import { lineHeight, shrinkToFit, widthOf } from '../text/lines.ts';
import type { PrintedBracket } from './draw-bracket.ts';

export interface TieBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawnTie {
  readonly placed: PlacedTie;
  readonly bracket: PrintedBracket;
  /** How many ties the step of each tie has. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** The date takes a quarter of a box, each side half of the rest. */
const stripShare = 0.25;
/** In a lower box the date would be unreadable above the names, so it goes beside them. */
const lowest = 20;
const besideShare = 0.3;
const gap = 4;

export function drawTie(
  paper: Paper,
  box: TieBox,
  { placed: { tie, step }, bracket, sizes }: DrawnTie,
): void {
  const { x, y, width, height } = box;
  const isLow = height < lowest;
  const strip = isLow ? 0 : height * stripShare;
  const row = (height - strip) / 2;
  paper.roundedRect(x, y, width, height, 3).lineWidth(0.75).fillAndStroke(inks.white, '#9aa5b8');
  const when = whenOf(tie.id, bracket);
  const beside = isLow ? width * besideShare : 0;
  if (isLow) drawSchedule(paper, { x: x + width - beside, y, width: beside, height }, when);
  else {
    paper.rect(x + 0.5, y + 0.5, width - 1, strip - 0.5).fill(inks.soft);
    const label = tieWords(bracket.locale, tie, step.size).title;
    drawStrip(paper, { x, y, width, height: strip }, { when, label });
  }
  const sides = [
    [tie.first, tie.result?.first],
    [tie.second, tie.result?.second],
  ] as const;
  for (const [index, [slot, result]] of sides.entries()) {
    const top = y + strip + index * row;
    const name = slotTitle(bracket.locale, slot, sizes);
    const score = result === undefined ? '' : scoreOf(result, tie.result?.bout ?? null, bracket.locale);
    drawSide(paper, { x, y: top, width: width - beside, height: row }, { slot, result, name, score });
  }
  paper
    .moveTo(x, y + strip + row)
    .lineTo(x + width - beside, y + strip + row)
    .lineWidth(0.4)
    .stroke(inks.line);
}

/** "21/11 09:45 · Pista 1", for each of the matches. */
function whenOf(tieId: string, { fixtures, fields, locale }: PrintedBracket): string {
  return fixtures
    .filter(({ tie, match }) => tie === tieId && match.kickOff !== null)
    .map(({ match: { id, kickOff } }) => {
      const when = kickOff === null ? '' : `${dayAndMonth(locale, kickOff)} ${timeOfDay(locale, kickOff)}`;
      return [when, fields.get(id)].filter(Boolean).join(' · ');
    })
    .join(' / ');
}

/** Day and hour above, the field below. */
function drawSchedule(paper: Paper, { x, y, width, height }: TieBox, when: string): void {
  const style = { size: Math.min(5.5, (height / 2 / lineHeight) * 0.9), minSize: 3.5, ink: inks.quiet };
  for (const [index, part] of when.split(' · ').entries()) {
    const place = { x: x + gap / 2, y: y + 1 + (index * height) / 2, width: width - gap };
    write(paper, part, place, style);
  }
}

/** The date is never cut: the label beside it is shortened. */
function drawStrip(
  paper: Paper,
  { x, y, width, height }: TieBox,
  { when, label }: { readonly when: string; readonly label: string },
): void {
  const size = Math.min(6.5, (height / lineHeight) * 0.95);
  const inside = width - 2 * gap;
  const top = y + (height - size * lineHeight) / 2;
  const style = { size, minSize: size * 0.6, ink: inks.quiet } as const;
  write(paper, when, { x: x + gap, y: top, width: inside }, style);
  const taken = when === '' ? 0 : widthOf(paper, when, { size, cut: 'regular' }) + gap;
  const free = inside - taken;
  if (free > widthOf(paper, label, { size: size * 0.6, cut: 'bold' }))
    write(
      paper,
      label,
      { x: x + gap + taken, y: top, width: free },
      { ...style, cut: 'bold', align: 'right' },
    );
}

interface Side {
  readonly slot: SlotView;
  readonly result: SideResult | undefined;
  readonly name: string;
  readonly score: string;
}

function drawSide(paper: Paper, box: TieBox, { slot, result, name, score }: Side): void {
  const { x, y, width, height } = box;
  const cut = result?.isWinner ? 'black' : slot.team === null ? 'regular' : 'bold';
  const size = Math.min(9, (height / lineHeight) * 0.9);
  const scoreWidth = score === '' ? 0 : widthOf(paper, score, { size, cut: 'black' }) + gap;
  const inside = width - 2 * gap - scoreWidth;
  const fitted = shrinkToFit(paper, name, {
    width: inside,
    height,
    size,
    minSize: Math.min(size, 3.5),
    cut,
    maxLines: 3,
  });
  const top = y + (height - fitted.lines.length * fitted.size * lineHeight) / 2;
  const ink = slot.team === null ? inks.quiet : inks.text;
  writeLines(paper, fitted.lines, { x: x + gap, y: top, width: inside }, { size: fitted.size, cut, ink });
  const place = { x: x + gap, y: y + (height - size * lineHeight) / 2, width: width - 2 * gap };
  if (score !== '') write(paper, score, place, { size, cut: 'black', align: 'right' });
}

/** For bouts decided by judges, how it was won is shown beside the winner. */
function scoreOf({ total, shootOut, isWinner }: SideResult, bout: TieResult['bout'], locale: Locale): string {
  if (bout?.isJudged) return isWinner ? shortBout(locale, bout) : '';
  return shootOut === null ? `${total}` : `${total} (${shootOut})`;
}
