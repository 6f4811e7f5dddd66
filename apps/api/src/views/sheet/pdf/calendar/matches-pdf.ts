import { codeFromName, isRefusal, type sheetCalls } from '@traip/contract';
import { rulesOf } from '../../../../competition/sport/rules-of.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { loadMatchNames } from '../../read/match-names.ts';
import { maxPrintedRows } from '../../read/max-rows.ts';
import { readMatches } from '../../read/read-matches.ts';
import { words } from '../../words/words.ts';
import { openSheet, printSheet } from '../open-sheet.ts';
import { edge, innerOf, write } from '../paper.ts';
import { drawByDay } from './by-day.ts';
import { drawByField } from './by-field.ts';
import { drawByTeam } from './by-team.ts';

const layouts = {
  DAY: { draw: drawByDay, layout: 'portrait', title: 'calendar' },
  FIELD: { draw: drawByField, layout: 'landscape', title: 'calendarByField' },
  TEAM: { draw: drawByTeam, layout: 'portrait', title: 'calendarByTeam' },
} as const;

/** The matches of a competition by day, by field or by team. */
export const matchesPdf: Handler<typeof sheetCalls.printedMatches> = async (context, { params, query }) => {
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const { competition, userId, locale } = sheet;
  const matches = await readMatches(context, userId, { competitionId: params.id }, maxPrintedRows);
  const names = await loadMatchNames(context.db, params.id, locale);
  const venues = new Set(matches.flatMap(({ venue }) => venue?.id ?? []));
  const { draw, layout, title } = layouts[query.by];
  const content = await printSheet(context, sheet, {
    title: words[locale][title],
    size: query.paper,
    layout,
    draw: async (paper) => {
      const hasOneVenue = venues.size === 1;
      await draw(paper, { matches, names, locale, hasOneVenue, rules: rulesOf(competition) });
      const place = { x: edge, y: paper.y, width: innerOf(paper) };
      if (matches.length === 0) write(paper, words[locale].noMatches, place);
    },
  });
  return { fileName: `${codeFromName(competition.name)}.pdf`, content };
};
