import type { Locale } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import type { MatchNames, SheetMatch } from '../../read/match-names.ts';
import { numericDay, timeOfDay } from '../../words/dates-and-numbers.ts';
import { words } from '../../words/words.ts';
import { drawCode } from '../heading.ts';
import { bottomOf, edge, inks, innerOf, type Paper, write } from '../paper.ts';
import { drawRubbers } from './draw-rubbers.ts';
import { resultFields } from './result-fields.ts';

/** A tie has a line for each rubber. */
export const sheetsOnPage = ({ rubbers }: Pick<SportRules, 'rubbers'>): number => (rubbers === null ? 4 : 2);
export const sheetHeight = (paper: Paper, rules: Pick<SportRules, 'rubbers'>): number =>
  (bottomOf(paper) - edge) / sheetsOnPage(rules);

export interface ResultSheet {
  readonly match: SheetMatch;
  readonly names: MatchNames;
  readonly rules: SportRules;
  readonly locale: Locale;
  readonly publicOrigin: string;
  readonly competition: string;
}

const code = 54;
const row = 28;
const headings = 13;
/** Including the line for signatures. */
const signatures = 50;
const nameShare = 0.42;

/** A match with empty boxes, and a dotted line to cut along. */
export function drawResultSheet(paper: Paper, top: number, sheet: ResultSheet): void {
  const { match, rules, locale, publicOrigin } = sheet;
  const x = edge;
  const width = innerOf(paper);
  drawHead(paper, { x, y: top + 8, width: width - code - 10 }, sheet);
  const url = `${publicOrigin}${locale === 'en' ? '/en' : ''}/m/${match.id}`;
  drawCode(paper, url, { x: x + width - code, y: top + 4, size: code });
  paper.link(x + width - code, top + 4, code, code, url);
  const end = top + sheetHeight(paper, rules) - 2;
  const boxes = { x, y: top + code + 8, width };
  if (rules.rubbers === null) drawBoxes(paper, boxes, sheet);
  else drawRubbers(paper, { ...boxes, end: end - signatures }, { ...sheet, rubbers: rules.rubbers });
  drawSignatures(paper, { x, y: end - signatures, width }, sheet);
  paper
    .moveTo(x, end)
    .lineTo(x + width, end)
    .lineWidth(0.5)
    .dash(2, { space: 3 })
    .stroke('#8a94a8')
    .undash();
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawHead(paper: Paper, place: Place, { match, names, locale, competition }: ResultSheet): void {
  const { kickOff, venue, field } = match;
  const { noDate } = words[locale];
  const when = kickOff === null ? noDate : `${numericDay(locale, kickOff)} · ${timeOfDay(locale, kickOff)}`;
  write(paper, `${competition} · ${names.stage(match)}`, place, { size: 11, minSize: 7, cut: 'bold' });
  const where = [venue?.name, field?.name].filter(Boolean).join(', ');
  const below = [when, where].filter(Boolean).join(' · ');
  write(paper, below, { ...place, y: place.y + 17 }, { size: 9, minSize: 6, ink: inks.quiet });
}

function drawBoxes(paper: Paper, { x, y, width }: Place, { match, names, rules, locale }: ResultSheet): void {
  const fields = resultFields(rules, { locale, isKnockout: names.isKnockout(match) });
  const nameWidth = width * nameShare;
  const box = (width - nameWidth) / fields.length;
  for (const [index, field] of fields.entries()) {
    const place = { x: x + nameWidth + index * box, y, width: box };
    write(paper, field, place, { size: 7, minSize: 4.5, ink: inks.quiet, cut: 'bold', align: 'center' });
  }
  for (const [index, side] of (['home', 'away'] as const).entries()) {
    const top = y + headings + index * row;
    const name = { x: x + 2, y: top + 4, width: nameWidth - 10 };
    write(paper, names.side(match, side), name, { size: 11, minSize: 7, lines: 2, cut: 'bold' });
    for (const [at] of fields.entries()) {
      const isResult = at === fields.length - 1;
      paper
        .rect(x + nameWidth + at * box + 2, top + 1, box - 4, row - 3)
        .lineWidth(isResult ? 1.5 : 0.75)
        .stroke(isResult ? inks.navy : '#8a94a8');
    }
  }
}

function drawSignatures(paper: Paper, { x, y, width }: Place, { match, names, locale }: ResultSheet): void {
  const { notes, signReferee, signature } = words[locale];
  const labels = [
    notes,
    `${signature}: ${names.side(match, 'home')}`,
    `${signature}: ${names.side(match, 'away')}`,
    signReferee,
  ];
  const each = width / labels.length;
  for (const [index, label] of labels.entries()) {
    const left = x + index * each;
    const line = y + 28;
    paper
      .moveTo(left, line)
      .lineTo(left + each - 8, line)
      .lineWidth(0.5)
      .stroke('#8a94a8');
    write(
      paper,
      label,
      { x: left, y: line + 2, width: each - 8 },
      { size: 6.5, minSize: 5, ink: inks.quiet },
    );
  }
}
