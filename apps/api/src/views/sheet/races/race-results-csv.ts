import { codeFromName, refuse, type sheetCalls } from '@traip/contract';
import { listResults } from '../../../competition/race/page/get-results.ts';
import { findRace } from '../../../competition/race/reply/queries.ts';
import { writeRows, writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { maxRows } from '../read/max-rows.ts';
import { findCompetition } from '../read/queries.ts';
import { raceWords } from '../words/race-words.ts';
import { type ResultRow, resultColumns } from './result-cells.ts';

/** Everyone with a published result, in order. */
export const raceResultsCsv: Handler<typeof sheetCalls.raceResults> = async (context, { params, query }) => {
  const { db, caller } = context;
  const competition = await findCompetition(db, caller?.userId ?? null, params.id);
  const race = competition && (await findRace(db, params.id, params.raceId));
  if (!race) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  const w = raceWords[locale];
  const columns = [
    ...resultColumns(race, locale),
    { heading: w.gender, cell: ({ gender }: ResultRow) => gender && w.genders[gender] },
    { heading: w.categoryPlace, cell: ({ categoryPlace }: ResultRow) => categoryPlace },
  ];
  const rowsOf = (rows: readonly ResultRow[]) => rows.map((row) => columns.map(({ cell }) => cell(row)));
  const headings = columns.map(({ heading }) => heading);
  const pages = [writeTable(headings, [])];
  const isPublic = race.publication !== 'DRAFT';
  for (let page = 1; isPublic; page += 1) {
    const rows = await listResults(db, race, { page, limit: maxRows, search: '' });
    pages.push(writeRows(rowsOf(rows)));
    if (rows.length < maxRows) break;
  }
  return {
    fileName: `${codeFromName(competition.name)}-${codeFromName(race.name)}.csv`,
    content: pages.join(''),
  };
};
