import { codeFromName, isRefusal, type Locale, refuse, type sheetCalls } from '@traip/contract';
import { listByHeat, listResults } from '../../../competition/race/page/get-results.ts';
import { type CountedRace, findRace } from '../../../competition/race/reply/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { drawTitle } from '../pdf/heading.ts';
import { openSheet, printSheet } from '../pdf/open-sheet.ts';
import { edge, inks, innerOf, keepTogether, type Paper, write } from '../pdf/paper.ts';
import { drawTable } from '../pdf/table.ts';
import { yieldToEventLoop } from '../pdf/yield-to-event-loop.ts';
import { maxPrintedRows } from '../read/max-rows.ts';
import { raceWords } from '../words/race-words.ts';
import { heatColumns, type ResultRow, resultColumns } from './result-cells.ts';
import { nameOfRace } from './round-name.ts';

type Group = CountedRace['groups'][number];

/** Room for a title, the headings and two rows: with less, a section begins on the next page. */
const minRoom = 110;

/** The results of a race for the notice board: overall, or one section for each gender and age group. */
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
  const name = await nameOfRace(db, race, locale);
  const content = await printSheet(context, sheet, {
    title: `${name} · ${w.results[race.publication]}`,
    ...(isOver(race) && { isOver: true }),
    size: query.paper,
    draw: async (paper) => {
      const note =
        race.publication === 'DRAFT'
          ? w.none
          : race.advance === null
            ? await drawGroups(paper, sectionsOf(race, query.by), { db, race, locale })
            : await drawHeats(paper, { db, race, locale });
      write(paper, note, { x: edge, y: paper.y, width: innerOf(paper) }, { size: 9, ink: inks.quiet });
    },
  });
  return { fileName: `${codeFromName(competition.name)}-${codeFromName(name)}.pdf`, content };
};

const isOver = ({ publication }: CountedRace) => publication === 'PROVISIONAL' || publication === 'OFFICIAL';

interface Drawn {
  readonly db: Database;
  readonly race: CountedRace;
  readonly locale: Locale;
}

/** One table for each group; returns the notes to print below. */
async function drawGroups(
  paper: Paper,
  groups: readonly Pick<Group, 'gender' | 'band'>[],
  { db, race, locale }: Drawn,
): Promise<string> {
  const w = raceWords[locale];
  let left = maxPrintedRows;
  for (const { gender, band } of groups) {
    if (left <= 0) break;
    const filter = { gender: gender ?? undefined, band: band ?? undefined, search: '' };
    const rows = await listResults(db, race, { ...filter, page: 1, limit: left });
    left -= rows.length;
    await drawSection(paper, {
      title: titleOf({ gender, band }, locale),
      columns: resultColumns(race, locale),
      rows,
    });
  }
  return groups.length === 0 ? w.none : left <= 0 ? w.onlyFirst(maxPrintedRows) : '';
}

/** One table for each heat of a round that leads to another. */
async function drawHeats(paper: Paper, { db, race, locale }: Drawn): Promise<string> {
  const w = raceWords[locale];
  const rows = await listByHeat(db, race, maxPrintedRows);
  const columns = heatColumns(race, locale);
  for (const [heat, ofHeat] of Map.groupBy(rows, (row) => row.heat)) {
    const title = heat === null ? w.noHeat : `${w.heat} ${heat}`;
    await drawSection(paper, { title, columns, rows: ofHeat });
  }
  return rows.length === 0 ? w.none : w.goesOnFoot;
}

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
  // If both exist, an age group without its gender would be a third list of the same people.
  return own
    .filter(({ gender, band }) => gender !== null || band === null || !isBoth)
    .toSorted((a, b) => order(a) - order(b));
}

function titleOf({ gender, band }: Pick<Group, 'gender' | 'band'>, locale: Locale): string {
  const w = raceWords[locale];
  const parts = [gender && w.genders[gender], band].filter((part) => part !== null);
  return parts.length === 0 ? w.overall : parts.join(' · ');
}

interface Section {
  readonly title: string;
  readonly columns: ReturnType<typeof resultColumns>;
  readonly rows: readonly ResultRow[];
}

async function drawSection(paper: Paper, { title, columns, rows }: Section): Promise<void> {
  keepTogether(paper, minRoom);
  drawTitle(paper, title);
  // If no one has a club, its column would be dashes from top to bottom.
  const shown = columns.filter(({ isNumber, cell }) => isNumber || rows.some((row) => cell(row) !== null));
  const fixed = shown.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const drawn = shown.map(({ heading, width, isNumber, isName = false }, index) => ({
    heading,
    width: width ?? innerOf(paper) - fixed,
    align: isNumber ? ('right' as const) : ('left' as const),
    isStrong: isName || index === 0,
    isWhole: isNumber,
  }));
  const cells = rows.map((row) => shown.map(({ cell }) => `${cell(row) ?? '–'}`));
  drawTable(paper, { x: edge, columns: drawn, rows: cells });
  await yieldToEventLoop();
}
