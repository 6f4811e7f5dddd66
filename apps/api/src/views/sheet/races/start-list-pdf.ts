import { codeFromName, isRefusal, type Locale, refuse, type sheetCalls } from '@traip/contract';
import { entryReplies } from '../../../competition/race/entries/entry-reply.ts';
import { pageOfEntries } from '../../../competition/race/entries/queries.ts';
import { type CountedRace, findRace } from '../../../competition/race/reply/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { openSheet, printSheet } from '../pdf/open-sheet.ts';
import { edge, inks, innerOf, write } from '../pdf/paper.ts';
import { drawTable } from '../pdf/table.ts';
import { maxPrintedRows } from '../read/max-rows.ts';
import { decimal } from '../words/dates-and-numbers.ts';
import { raceWords } from '../words/race-words.ts';
import { membersOf, nameOf } from './result-cells.ts';
import { nameOfRace } from './round-name.ts';

type Entry = Awaited<ReturnType<typeof entryReplies>>[number];

interface StartColumn {
  readonly heading: string;
  readonly width: number | null;
  readonly cell: (entry: Entry) => string | number | null;
  readonly isName?: boolean;
}

/** The starters, by heat and lane or by bib, for the wall beside the start and for the announcers. */
export const startListPdf: Handler<typeof sheetCalls.printedStartList> = async (
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
  const page = { search: '', page: 1, limit: maxPrintedRows };
  const entries = inHeats(await entryReplies(db, await pageOfEntries(db, race.id, page)));
  const name = await nameOfRace(db, race, locale);
  const columns = columnsOf(race, locale).filter(({ cell }) => entries.some((entry) => cell(entry) !== null));
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const content = await printSheet(context, sheet, {
    title: `${name} · ${w.startList}`,
    size: query.paper,
    draw: async (paper) => {
      const table = {
        x: edge,
        columns: columns.map(({ heading, width, isName = false }) => ({
          heading,
          width: width ?? innerOf(paper) - fixed,
          isStrong: isName,
          isWhole: width !== null && width < 80,
        })),
        rows: entries.map((entry) => columns.map(({ cell }) => `${cell(entry) ?? ''}`)),
      };
      if (entries.length > 0) drawTable(paper, table);
      const note =
        entries.length === 0
          ? w.emptyStartList
          : race.entries > entries.length
            ? w.onlyFirst(entries.length)
            : '';
      write(paper, note, { x: edge, y: paper.y, width: innerOf(paper) }, { size: 9, ink: inks.quiet });
    },
  });
  return { fileName: `${codeFromName(competition.name)}-${codeFromName(name)}-start.pdf`, content };
};

/** With lanes, in the order they are called up; otherwise as stored, by bib. */
function inHeats(entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some(({ lane }) => lane !== null)) return entries;
  const last = Number.MAX_SAFE_INTEGER;
  return entries.toSorted(
    (a, b) => (a.heat ?? last) - (b.heat ?? last) || (a.lane ?? last) - (b.lane ?? last),
  );
}

/** Columns that no one on the list needs are left out. */
function columnsOf({ golf, legs }: CountedRace, locale: Locale): readonly StartColumn[] {
  const w = raceWords[locale];
  const of = (heading: string, width: number | null, cell: StartColumn['cell']) => ({ heading, width, cell });
  return [
    of(golf === null ? w.bib : w.number, 48, ({ bib }) => bib),
    { ...of(w.name, legs === null ? null : 110, (entry) => nameOf(entry, locale)), isName: true },
    of(w.club, legs === null ? 120 : 90, ({ club }) => club),
    ...(legs === null ? [] : [of(w.members, null, (entry) => membersOf(entry, locale))]),
    of(w.birth, 42, ({ birthYear }) => birthYear),
    of(golf === null ? w.heat : w.group, 46, ({ heat }) => heat),
    of(w.lane, 42, ({ lane }) => lane),
    of(w.handicap, 56, ({ handicapTenths }) =>
      handicapTenths === null ? null : decimal(locale, handicapTenths / 10),
    ),
    of(w.teeTime, 46, ({ teeTime }) => teeTime),
    of(w.hole, 42, ({ startingHole }) => startingHole),
  ];
}
