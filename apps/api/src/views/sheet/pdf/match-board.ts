import type { FullMatch, Locale, Read } from '@traip/contract';
import { boutText, shortBout } from '../../../notification/wording/bouts.ts';
import { fullDate, timeOfDay } from '../words/dates-and-numbers.ts';
import { matchStates, refereeRoles } from '../words/states.ts';
import { words } from '../words/words.ts';
import { edge, inks, innerOf, type Paper, write } from './paper.ts';

type Match = Read<typeof FullMatch>;

const middle = 120;

/** The teams and the score; an empty box before the match. */
export function drawBoard(paper: Paper, match: Match, locale: Locale): void {
  const { home, away, state, result, postponed, ending } = match;
  const { open, shootOut, extraTime, postponedLong } = words[locale];
  const side = (innerOf(paper) - middle) / 2;
  const top = paper.y;
  const name = { size: 15, cut: 'bold', wraps: true } as const;
  write(paper, home?.name ?? open, { x: edge, y: top + 8, width: side }, { ...name, align: 'right' });
  const afterHome = paper.y;
  write(paper, away?.name ?? open, { x: edge + side + middle, y: top + 8, width: side }, name);
  const afterAway = paper.y;
  const x = edge + side;
  const text = scoreText(match, locale);
  paper
    .roundedRect(x + 14, top, middle - 28, 36, 6)
    .lineWidth(1)
    .stroke(inks.line);
  write(
    paper,
    text,
    { x, y: top + (text.length > 8 ? 10 : 6), width: middle },
    { size: text.length > 8 ? 11 : 19, cut: 'black', align: 'center' },
  );
  const status = [
    postponed ? postponedLong : matchStates[locale][state],
    ...(result?.wentToExtraTime ? [extraTime] : []),
    ...(ending?.bout ? [bout(match, locale)] : []),
    ...(result?.shootOut ? [`${shootOut} ${result.shootOut.home}–${result.shootOut.away}`] : []),
  ].join(' · ');
  const below = { x: x - 30, y: top + 41, width: middle + 60 };
  write(paper, status, below, { size: 8, ink: inks.quiet, align: 'center' });
  paper.y = Math.max(top + 58, afterHome + 6, afterAway + 6);
  drawParts(paper, match, locale);
}

/** "Ana Ruiz: KO, R2 1:43". */
function bout({ ending, home, away }: Match, locale: Locale): string {
  const winner = ending?.winner === 'HOME' ? home : ending?.winner === 'AWAY' ? away : null;
  const how = ending?.bout ? boutText(locale, ending.bout) : '';
  return [winner?.name, how].filter(Boolean).join(': ');
}

/** For bouts decided by judges and golf by holes, how it was won instead of points. */
function scoreText({ score, ending }: Match, locale: Locale): string {
  if (score === null) return '–';
  if (!ending?.bout?.isJudged) return `${score.home} – ${score.away}`;
  return shortBout(locale, ending.bout);
}

/** The sets, or otherwise the score of each period. */
function drawParts(paper: Paper, { sets, periods, ending }: Match, locale: Locale): void {
  const parts = sets.length > 0 ? sets : ending?.bout?.isJudged ? [] : periods;
  if (parts.length === 0) return;
  const label = sets.length > 0 ? words[locale].sets : words[locale].periods;
  const text = `${label}: ${parts.map(({ home, away }) => `${home}–${away}`).join('   ')}`;
  write(
    paper,
    text,
    { x: edge, y: paper.y, width: innerOf(paper) },
    { size: 9, align: 'center', cut: 'bold' },
  );
  paper.y += 4;
}

/** Date, venue and referees. */
export function drawFacts(paper: Paper, match: Match, locale: Locale): void {
  const { kickOff, venue, field, referees } = match;
  const { date, venue: place, referees: officials, noDate } = words[locale];
  const when = kickOff === null ? noDate : `${fullDate(locale, kickOff)}, ${timeOfDay(locale, kickOff)}`;
  const where = [venue?.name, field?.name, venue?.address, venue?.city].filter(Boolean).join(', ');
  const refereeNames = referees.map(
    ({ firstName, surnames, role }) =>
      `${`${firstName} ${surnames}`.trim()} (${refereeRoles[locale][role] ?? role})`,
  );
  paper.y += 6;
  for (const [term, text] of [
    [date, when],
    [place, where || '–'],
    [officials, refereeNames.join(', ') || '–'],
  ] as const) {
    const y = paper.y;
    write(paper, term, { x: edge, y, width: 90 }, { size: 8.5, ink: inks.quiet, cut: 'bold' });
    write(paper, text, { x: edge + 95, y, width: innerOf(paper) - 95 }, { size: 9, wraps: true });
    paper.y = Math.max(paper.y, y + 12) + 3;
  }
  paper.y += 10;
}
