import type { FullMatch, Locale, Read } from '@traip/contract';
import { kindName } from '../words/kinds.ts';
import { playerName } from '../words/player-name.ts';
import { words } from '../words/words.ts';
import { drawTitle } from './heading.ts';
import { edge, ensureRoom, inks, innerOf, type Paper, write } from './paper.ts';
import { drawTable } from './table.ts';

type Match = Read<typeof FullMatch>;
type Lineup = Match['lineups']['home'];

const gutter = 16;
/** Blank lines to fill in by hand when a team has no lineup. */
const emptyLines = 12;

/** Players and pairs are their own lineup, and every event is the side's own. */
function isOfPeople({ home, away }: Match): boolean {
  return [home, away].some((side) => side !== null && side.competitorKind !== 'TEAM');
}

/** Both lineups side by side; blank lines for a team without one. */
export function drawLineups(paper: Paper, match: Match, locale: Locale): void {
  if (isOfPeople(match)) return;
  const { home, away, lineups } = match;
  const { open } = words[locale];
  const half = (innerOf(paper) - gutter) / 2;
  const sides = [
    { x: edge, name: home?.name ?? open, rows: linesOf(lineups.home, locale) },
    { x: edge + half + gutter, name: away?.name ?? open, rows: linesOf(lineups.away, locale) },
  ];
  ensureRoom(paper, 80);
  const top = paper.y;
  const page = paper.bufferedPageRange().count;
  const ends = sides.map(({ x, name, rows }) => {
    paper.switchToPage(page - 1);
    paper.y = top;
    drawTable(paper, {
      x,
      rows,
      columns: [
        { heading: '#', width: 28, align: 'right', isStrong: true },
        { heading: name, width: half - 28 },
      ],
    });
    return { page: paper.bufferedPageRange().count, y: paper.y };
  });
  paper.y = lowest(ends);
}

/** The end of the longer column, which may be on another page. */
function lowest(ends: readonly { readonly page: number; readonly y: number }[]): number {
  const last = Math.max(...ends.map(({ page }) => page));
  return Math.max(...ends.filter(({ page }) => page === last).map(({ y }) => y));
}

function linesOf(lineup: Lineup, locale: Locale): string[][] {
  if (lineup === null) return Array.from({ length: emptyLines }, () => ['', '']);
  const { captain, goalkeeper, bench } = words[locale];
  const lines = lineup.players.map(({ player, shirt, place, isCaptain, isGoalkeeper }) => {
    const marks = [
      ...(isCaptain ? [captain] : []),
      ...(isGoalkeeper ? [goalkeeper] : []),
      ...(place === 'BENCH' ? [bench] : []),
    ];
    const name = playerName(player, locale, shirt);
    return [`${shirt ?? ''}`, marks.length === 0 ? name : `${name} (${marks.join(', ')})`];
  });
  return lines.length === 0 ? Array.from({ length: emptyLines }, () => ['', '']) : lines;
}

const printedTypes: readonly string[] = ['GOAL', 'OWN_GOAL', 'CARD', 'FOUL'];

/** The events in order; blank lines before the match. */
export function drawEvents(paper: Paper, match: Match, locale: Locale): void {
  const { events, minute, team, what, who } = words[locale];
  const areSides = isOfPeople(match);
  const rows = match.timeline
    .filter(({ type }) => printedTypes.includes(type))
    .map((event) => rowOf(match, event, locale));
  const isAhead = match.state === 'CREATED' || match.state === 'SCHEDULED';
  if (rows.length === 0 && !isAhead) return;
  ensureRoom(paper, 90);
  drawTitle(paper, events);
  drawTable(paper, {
    x: edge,
    columns: [
      { heading: minute, width: 44, align: 'right', isStrong: true },
      { heading: areSides ? who : team, width: 150 },
      { heading: what, width: areSides ? innerOf(paper) - 194 : 140 },
      ...(areSides ? [] : [{ heading: who, width: innerOf(paper) - 334 }]),
    ],
    rows:
      rows.length > 0 ? rows : Array.from({ length: 5 }, () => (areSides ? ['', '', ''] : ['', '', '', ''])),
  });
}

function rowOf(match: Match, event: Match['timeline'][number], locale: Locale): string[] {
  const { teamId, player, minute, period } = event;
  const team = [match.home, match.away].find((side) => side?.id === teamId)?.name ?? '';
  const name = player === null ? '' : playerName(player, locale, shirtOf(match, player.id));
  const when = period === 'SO' ? words[locale].shootOut : minute === null ? '' : `${minute}′`;
  const text = eventText(match, event, locale);
  return isOfPeople(match) ? [when, team, text] : [when, team, text, name];
}

function shirtOf({ lineups: { home, away } }: Match, playerId: string): number | null {
  const fielded = [home, away].flatMap((lineup) => lineup?.players ?? []);
  return fielded.find(({ player }) => player.id === playerId)?.shirt ?? null;
}

function eventText(
  { sportVariantKey }: Match,
  { type, kind }: Match['timeline'][number],
  locale: Locale,
): string {
  const { goal, ownGoal, card, foul } = words[locale];
  if (type === 'OWN_GOAL') return ownGoal;
  const known = kind === null ? undefined : kindName(sportVariantKey, kind)?.[locale];
  if (known !== undefined) return known;
  return type === 'GOAL' ? goal : type === 'CARD' ? card : foul;
}

/** A box to fill in by hand. */
export function drawBox(
  paper: Paper,
  label: string,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  paper.roundedRect(x, y, width, height, 5).lineWidth(0.75).stroke(inks.line);
  write(paper, label, { x: x + 8, y: y + 7, width: width - 16 }, { size: 7.5, ink: inks.quiet, cut: 'bold' });
}
