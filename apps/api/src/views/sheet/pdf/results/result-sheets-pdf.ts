import { codeFromName, isRefusal, type Read, type sheetCalls } from '@traip/contract';
import { rulesOf } from '../../../../competition/sport/rules-of.ts';
import type { Context } from '../../../../platform/routing/context.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../../platform/time/day-in-madrid.ts';
import { loadMatchNames, type SheetMatch } from '../../read/match-names.ts';
import { maxResultSheets } from '../../read/max-rows.ts';
import { readMatches } from '../../read/read-matches.ts';
import { words } from '../../words/words.ts';
import { type OpenSheet, openSheet } from '../open-sheet.ts';
import { closePaper, edge, innerOf, openPaper, turnPage, write } from '../paper.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { drawResultSheet, sheetHeight, sheetsOnPage } from './draw-result-sheet.ts';

/** Blank sheets for recording results, several on a page, to cut apart. */
export const resultSheetsPdf: Handler<typeof sheetCalls.printedResultSheets> = async (
  context,
  { params, query },
) => {
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const { competition, locale } = sheet;
  const matches = await matchesToPlay(context, sheet, query);
  const names = await loadMatchNames(context.db, params.id, locale);
  const paper = await openPaper(`${competition.name} · ${words[locale].resultSheets}`, locale);
  const rules = rulesOf(competition);
  const { publicOrigin } = context;
  for (const [index, match] of matches.entries()) {
    const place = index % sheetsOnPage(rules);
    if (index > 0 && place === 0) turnPage(paper);
    const y = edge + place * sheetHeight(paper, rules);
    drawResultSheet(paper, y, { match, names, rules, locale, publicOrigin, competition: competition.name });
    await yieldToEventLoop();
  }
  const line = { x: edge, y: paper.y, width: innerOf(paper) };
  if (matches.length === 0) write(paper, words[locale].nothingToPlay, line);
  return {
    fileName: `${codeFromName(competition.name)}-results.pdf`,
    content: closePaper(paper, locale, context.now()),
  };
};

type Query = Read<typeof sheetCalls.printedResultSheets.query>;

/** Matches of a day or a round; by default of the next day with matches. */
async function matchesToPlay(
  context: Context,
  { competition: { id: competitionId }, userId }: OpenSheet,
  { day, phaseId, round }: Query,
): Promise<readonly SheetMatch[]> {
  if (day !== undefined || phaseId !== undefined || round !== undefined) {
    const days = day === undefined ? {} : { from: day, to: day };
    const filter = { competitionId, phaseId, round, ...days };
    const chosen = await readMatches(context, userId, filter, maxResultSheets);
    return chosen.filter(({ state }) => state !== 'CANCELLED');
  }
  const all = await readMatches(context, userId, { competitionId });
  return nextMatches(all, dayInMadrid(context.now())).slice(0, maxResultSheets);
}

/** Without upcoming dates, the matches of the first round without one. */
function nextMatches(all: readonly SheetMatch[], today: string): readonly SheetMatch[] {
  const open = all.filter(({ state }) => state === 'CREATED' || state === 'SCHEDULED');
  const dayOf = ({ kickOff }: SheetMatch) => (kickOff === null ? null : dayInMadrid(kickOff));
  const next = open.find((match) => (dayOf(match) ?? '') >= today);
  if (next) return open.filter((match) => dayOf(match) === dayOf(next));
  const [first] = open.filter(({ kickOff }) => kickOff === null);
  return open.filter(
    ({ phase, round, kickOff }) => kickOff === null && phase.id === first?.phase.id && round === first.round,
  );
}
