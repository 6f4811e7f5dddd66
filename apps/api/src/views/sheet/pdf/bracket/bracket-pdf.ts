import { codeFromName, isRefusal, type sheetCalls } from '@traip/contract';
import { tiesOf } from '@traip/contract/bracket';
import { readFixtures } from '../../../../competition/broker/read-fixtures.ts';
import { readRanking } from '../../../../competition/broker/read-ranking.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { listKnockouts } from '../../read/queries.ts';
import { readMatches } from '../../read/read-matches.ts';
import { words } from '../../words/words.ts';
import { drawTitle } from '../heading.ts';
import { openSheet, printSheet } from '../open-sheet.ts';
import { edge, innerOf, type Paper, turnPage, write } from '../paper.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { drawBracket } from './draw-bracket.ts';

/** Each knockout of a competition, whole on one page. */
export const bracketPdf: Handler<typeof sheetCalls.printedBracket> = async (context, { params, query }) => {
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const { competition, userId, locale } = sheet;
  const phases = await listKnockouts(context.db, params.id);
  const fields = new Map(
    (await readMatches(context, userId, { competitionId: params.id })).map(({ id, field }) => [
      id,
      field?.name ?? null,
    ]),
  );
  const content = await printSheet(context, sheet, {
    title: words[locale].bracket,
    size: query.paper,
    layout: 'landscape',
    draw: async (paper) => {
      for (const [index, { id, name }] of phases.entries()) {
        if (index > 0) turnPage(paper);
        const { fixtures } = await readFixtures(context.db, id);
        const ranking = await readRanking(context.db, { competitionId: params.id, phaseId: id });
        drawTitle(paper, name);
        if (ranking.length > 0) drawRanking(paper, ranking, locale);
        drawBracket(paper, { fixtures, ties: tiesOf(fixtures), fields, locale });
        await yieldToEventLoop();
      }
      const place = { x: edge, y: paper.y, width: innerOf(paper) };
      if (phases.length === 0) write(paper, words[locale].noBracket, place);
    },
  });
  return { fileName: `${codeFromName(competition.name)}-bracket.pdf`, content };
};

/** "Clasificación final: 1 Ana · 2 Eva · 3 Luz · 3 Sol", up to eighth place. */
function drawRanking(
  paper: Paper,
  ranking: Awaited<ReturnType<typeof readRanking>>,
  locale: keyof typeof words,
): void {
  const named = ranking.filter(({ place }) => place < 9).map(({ place, team }) => `${place} ${team.name}`);
  const place = { x: edge, y: paper.y, width: innerOf(paper) };
  write(paper, `${words[locale].finalRanking}: ${named.join(' · ')}`, place, { wraps: true });
  paper.y += 8;
}
