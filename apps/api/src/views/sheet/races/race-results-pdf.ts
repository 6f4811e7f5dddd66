import { codeFromName, isRefusal, type Locale, refuse, type sheetCalls } from '@traip/contract';
import { listResults } from '../../../competition/race/page/get-results.ts';
import { type CountedRace, findRace } from '../../../competition/race/reply/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { drawTitle } from '../pdf/heading.ts';
import { openSheet, printSheet } from '../pdf/open-sheet.ts';
import { edge, inks, innerOf, keepTogether, type Paper, write } from '../pdf/paper.ts';
import { drawTable } from '../pdf/table.ts';
import { yieldToEventLoop } from '../pdf/yield-to-event-loop.ts';
import { maxPrintedRows } from '../read/max-rows.ts';
import { raceWords } from '../words/race-words.ts';
import { type ResultRow, resultColumns } from './result-cells.ts';

type Group = CountedRace['groups'][number];

/** Room for a title, the headings and two rows: below less of it a section begins on the next page. */
const leastRoom = 110;

/** The results of a race as they are hung up: overall, or one section for each gender and age group. */
export const raceResultsPdf: Handler<typeof sheetCalls.printedRaceResults> = async (
  context,
  { params, query },
) => {
  const { db } = context;
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const race = await findRace(db, params.id, params.raceId);
  if (!race) return refuse('NOT_FOUND');
  const { competition, locale } = sheet;
  const w = raceWords[locale];
  const groups = race.publication === 'DRAFT' ? [] : sectionsOf(race, query.by);
  const content = await printSheet(context, sheet, {
    title: `${race.name} · ${w.results[race.publication]}`,
    size: query.paper,
    draw: async (paper) => {
      let left = maxPrintedRows;
      for (const { gender, band } of groups) {
        if (left <= 0) break;
        const filter = { gender: gender ?? undefined, band: band ?? undefined, search: '' };
        const rows = await listResults(db, race, { ...filter, page: 1, limit: left });
        left -= rows.length;
        keepTogether(paper, leastRoom);
        drawTitle(paper, titleOf({ gender, band }, locale));
        await drawResults(paper, rows, { race, locale });
      }
      const note = groups.length === 0 ? w.none : left <= 0 ? w.onlyFirst(maxPrintedRows) : '';
      write(paper, note, { x: edge, y: paper.y, width: innerOf(paper) }, { size: 9, ink: inks.quiet });
    },
  });
  return { fileName: `${codeFromName(competition.name)}-${codeFromName(race.name)}.pdf`, content };
};

/** Women before men, the young before the old, as the race names its age groups. */
function sectionsOf(
  { groups, bands }: CountedRace,
  by: 'OVERALL' | 'GROUPS',
): readonly Pick<Group, 'gender' | 'band'>[] {
  const all = { gender: null, band: null };
  if (by === 'OVERALL') return [all];
  const genders = ['FEMALE', 'MALE', 'OTHER', null];
  const order = ({ gender, band }: Group) =>
    genders.indexOf(gender) * 1000 + bands.findIndex(({ key }) => key === band);
  const own = groups.filter(({ gender, band }) => gender !== null || band !== null);
  const isBoth = own.some(({ gender, band }) => gender !== null && band !== null);
  // Where there are both, an age group without its gender would be a third list of the same people.
  return own
    .filter(({ gender, band }) => gender !== null || band === null || !isBoth)
    .toSorted((a, b) => order(a) - order(b));
}

function titleOf({ gender, band }: Pick<Group, 'gender' | 'band'>, locale: Locale): string {
  const w = raceWords[locale];
  const parts = [gender && w.genders[gender], band].filter((part) => part !== null);
  return parts.length === 0 ? w.everybody : parts.join(' · ');
}

interface Drawn {
  readonly race: CountedRace;
  readonly locale: Locale;
}

async function drawResults(paper: Paper, rows: readonly ResultRow[], { race, locale }: Drawn): Promise<void> {
  const columns = resultColumns(race, locale);
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const drawn = columns.map(({ heading, width, isNumber }, index) => ({
    heading,
    width: width ?? innerOf(paper) - fixed,
    align: isNumber ? ('right' as const) : ('left' as const),
    isStrong: width === null || index === 0,
    isWhole: isNumber,
  }));
  const cells = rows.map((row) => columns.map(({ cell }) => `${cell(row) ?? '–'}`));
  drawTable(paper, { x: edge, columns: drawn, rows: cells });
  await yieldToEventLoop();
}
