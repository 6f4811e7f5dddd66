import { codeFromName, isRefusal, type Locale, type sheetCalls } from '@traip/contract';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { loadMatchNames } from '../../read/match-names.ts';
import { maxPrintedRows } from '../../read/max-rows.ts';
import type { SheetCompetition } from '../../read/queries.ts';
import { readMatches } from '../../read/read-matches.ts';
import { calendarByCompetitor } from '../../words/competitors.ts';
import { words } from '../../words/words.ts';
import { openSheet, printSheet } from '../open-sheet.ts';
import { edge, innerOf, write } from '../paper.ts';
import { drawByDay } from './by-day.ts';
import { drawByField } from './by-field.ts';
import { drawByTeam } from './by-team.ts';

const layouts = {
  DAY: { draw: drawByDay, layout: 'portrait' },
  FIELD: { draw: drawByField, layout: 'landscape' },
  TEAM: { draw: drawByTeam, layout: 'portrait' },
} as const;

function titleOf(by: keyof typeof layouts, { competitors }: SheetCompetition, locale: Locale): string {
  if (by === 'TEAM') return calendarByCompetitor[locale][competitors];
  return by === 'FIELD' ? words[locale].calendarByField : words[locale].calendar;
}

/** The matches of a competition by day, by field or by team. */
export const matchesPdf: Handler<typeof sheetCalls.printedMatches> = async (context, { params, query }) => {
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const { competition, userId, locale } = sheet;
  const matches = await readMatches(context, userId, { competitionId: params.id }, maxPrintedRows);
  const names = await loadMatchNames(context.db, params.id, locale);
  const venues = new Set(matches.flatMap(({ venue }) => venue?.id ?? []));
  const { draw, layout } = layouts[query.by];
  const { competitors } = competition;
  const content = await printSheet(context, sheet, {
    title: titleOf(query.by, competition, locale),
    size: query.paper,
    layout,
    draw: async (paper) => {
      const hasOneVenue = venues.size === 1;
      await draw(paper, { matches, names, locale, hasOneVenue, competitors });
      const place = { x: edge, y: paper.y, width: innerOf(paper) };
      if (matches.length === 0) write(paper, words[locale].noMatches, place);
    },
  });
  return { fileName: `${codeFromName(competition.name)}.pdf`, content };
};
