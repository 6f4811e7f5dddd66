import { codeFromName, type Locale, refuse, type sheetCalls } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import { countAttempt } from '../../../people/auth/limits.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { maxPrintedRows } from '../read/max-rows.ts';
import { findCompetition } from '../read/queries.ts';
import { readMatches } from '../read/read-matches.ts';
import { matchStates, moment, words } from '../words/words.ts';
import { drawCompetitionHeading } from './competition-heading.ts';
import { drawTitle } from './heading.ts';
import { closePaper, edge, inner, makeRoom, openPaper, type Paper, write } from './paper.ts';
import { drawTable } from './table.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

type Match = Awaited<ReturnType<typeof readMatches>>[number];

/** The matches of a competition, round by round. */
export const matchesPdf: Handler<typeof sheetCalls.printedMatches> = async (context, { params, query }) => {
  const userId = context.caller?.userId ?? null;
  const limited = await countAttempt(context, 'print', params.id);
  if (limited) return limited;
  const competition = await findCompetition(context.db, userId, params.id);
  if (!competition) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  const matches = await readMatches(context, userId, { competitionId: params.id }, maxPrintedRows);
  const paper = openPaper(`${competition.name} · ${words[locale].calendar}`, locale);
  drawCompetitionHeading(paper, competition, { ...context, locale, title: words[locale].calendar });
  const rounds = Map.groupBy(matches, ({ phase, round }) => `${phase.id} ${round}`);
  for (const round of rounds.values()) {
    drawRound(paper, round, locale);
    await yieldToEventLoop();
  }
  if (matches.length === 0) write(paper, words[locale].noMatches, { x: edge, y: paper.y, width: inner });
  const content = closePaper(paper, locale, context.now());
  return { fileName: `${codeFromName(competition.name)}.pdf`, content };
};

function drawRound(paper: Paper, matches: readonly Match[], locale: Locale): void {
  const [first] = matches;
  if (first === undefined) return;
  const { date, home, away, result, venue, round } = words[locale];
  makeRoom(paper, 80);
  drawTitle(paper, `${first.phase.name} · ${round} ${first.round}`);
  drawTable(paper, {
    x: edge,
    columns: [
      { heading: date, width: 94 },
      { heading: home, width: 134, align: 'right', isStrong: true },
      { heading: result, width: 62, align: 'center', isStrong: true },
      { heading: away, width: 134, isStrong: true },
      { heading: venue, width: inner - 424 },
    ],
    rows: matches.map((match) => rowOf(match, locale)),
  });
}

function rowOf({ kickOff, home, away, score, state, venue, field, group }: Match, locale: Locale): string[] {
  const { open, noDate } = words[locale];
  const inGroup = group === null ? '' : ` (${group})`;
  return [
    `${kickOff === null ? noDate : moment(locale, kickOff)}${inGroup}`,
    home?.name ?? open,
    state === 'CANCELLED' ? matchStates[locale][state as MatchStatus] : scoreText(score),
    away?.name ?? open,
    [venue?.name, field?.name].filter(Boolean).join(', '),
  ];
}

const scoreText = (score: Match['score']) => (score === null ? '–' : `${score.home} – ${score.away}`);
