import type { Locale } from '@traip/contract';
import { shortDay } from '../words/dates-and-numbers.ts';
import { words } from '../words/words.ts';
import { drawCode, inksOf } from './heading.ts';
import { edge, inks, type Paper, write } from './paper.ts';
import type { PrintedLook } from './printed-look.ts';
import { fontFor, useFont } from './text/fonts.ts';

/** A licence on paper. */
export interface PrintedCard {
  readonly name: string;
  readonly initials: string;
  readonly photo: Buffer | null;
  readonly team: string;
  readonly competition: string;
  readonly category: string;
  readonly season: string;
  readonly isStaff: boolean;
  readonly shirt: number | null;
  readonly birthYear: number | null;
  readonly validUntil: string | null;
  readonly number: string | null;
  readonly token: string;
}

export interface CardStyle {
  readonly locale: Locale;
  /** Null: Traip's own colours. */
  readonly shades: PrintedLook['shades'];
}

/** The size of a bank card, to fit wallets and holders. */
const card = { width: 242.6, height: 153 };
const gap = 14;
const columns = 2;
export const cardsOnPage = 8;

const photo = { width: 50, height: 62 };
const code = 104;
const band = 30;
const margin = 10;
/** The column beside the code. */
const column = card.width - code - margin - 8;

/** The cards of one page, from the given height down. */
export function drawCards(paper: Paper, cards: readonly PrintedCard[], top: number, style: CardStyle): void {
  for (const [index, one] of cards.entries()) {
    const x = edge + (index % columns) * (card.width + gap);
    const y = top + Math.floor(index / columns) * (card.height + gap);
    drawCard(paper, one, { x, y }, style);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function drawCard(paper: Paper, one: PrintedCard, { x, y }: Place, { locale, shades }: CardStyle): void {
  const bandInks = inksOf(shades);
  const { licenceOfPlayer, licenceOfStaff } = words[locale];
  const line = (from: number) => ({ x: x + margin, y: y + from, width: card.width - 2 * margin });
  paper.rect(x, y, card.width, band).fill(bandInks.band);
  write(paper, one.competition, line(5), { size: 8.5, ink: bandInks.title, cut: 'bold' });
  const kind = one.isStaff ? licenceOfStaff : licenceOfPlayer;
  const below = [kind, one.category, one.season].join(' · ');
  write(paper, below, line(17.5), { size: 6.5, ink: bandInks.below });
  drawPhoto(paper, one, { x: x + margin, y: y + band + 8 });
  drawWords(paper, one, { x: x + margin, y: y + band + 8 }, locale);
  const codeX = x + card.width - code - 4;
  drawCode(paper, one.token, { x: codeX, y: y + band + 2, size: code });
  const number = { x: codeX, y: y + card.height - 14, width: code };
  write(paper, one.number ?? '', number, { size: 7, cut: 'bold', align: 'center' });
  paper.rect(x, y, card.width, card.height).lineWidth(0.5).dash(2, { space: 2 }).stroke('#8a94a8').undash();
}

function drawPhoto(paper: Paper, { photo: picture, initials }: PrintedCard, { x, y }: Place): void {
  const { width, height } = photo;
  if (picture !== null) {
    paper.save().roundedRect(x, y, width, height, 4).clip();
    paper.image(picture, x, y, { width, height }).restore();
    return;
  }
  paper.roundedRect(x, y, width, height, 4).fill(inks.soft);
  const middle = { x, y: y + height / 2 - 10, width };
  write(paper, initials, middle, { size: 16, cut: 'black', ink: inks.quiet, align: 'center' });
}

/** The shirt and the team beside the photograph; the name and the dates below it. */
function drawWords(paper: Paper, one: PrintedCard, { x, y }: Place, locale: Locale): void {
  const { shirt, team, name, birthYear, validUntil } = one;
  const beside = { x: x + photo.width + 8, width: column - photo.width - 8 };
  write(paper, shirt === null ? '' : String(shirt), { ...beside, y: y + 2 }, { size: 22, cut: 'black' });
  writeLines(paper, team, { ...beside, y: y + 34 }, { size: 7, lines: 3, ink: inks.teal });
  const size = name.length > 34 ? { size: 7, lines: 3 } : { size: 8.5, lines: 2 };
  const below = { x, y: y + photo.height + 4, width: column };
  writeLines(paper, name, below, { ...size, ink: inks.text });
  const facts = [
    [words[locale].born, birthYear === null ? null : String(birthYear)],
    [words[locale].validUntil, validUntil === null ? null : shortDay(locale, validUntil)],
  ] as const;
  for (const [index, [label, value]] of facts.entries()) {
    const place = { x: x + index * 50, y: y + photo.height + 30, width: 60 };
    if (value === null) continue;
    write(paper, label, place, { size: 5, ink: inks.quiet });
    write(paper, value, { ...place, y: place.y + 6.5 }, { size: 7, cut: 'bold' });
  }
}

interface Lines {
  readonly size: number;
  readonly lines: number;
  readonly ink: string;
}

/** Bold, on a limited number of lines. */
function writeLines(paper: Paper, text: string, box: Place & { readonly width: number }, style: Lines): void {
  const { size, lines, ink } = style;
  useFont(paper, fontFor(text, 'bold')).fontSize(size).fillColor(ink);
  paper.text(text, box.x, box.y, { width: box.width, height: size * 1.25 * lines, ellipsis: true });
}
