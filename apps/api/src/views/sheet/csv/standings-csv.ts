import {
  ClassificationQuery,
  codeFromName,
  fractionColumns,
  isRefusal,
  type Locale,
  refuse,
  type Standing,
  type StandingColumn,
  type sheetCalls,
  standingColumns,
  standingValue,
  type Write,
} from '@traip/contract';
import { rulesOf } from '../../../competition/sport/rules-of.ts';
import { classification } from '../../../competition/standings/reply/classification.ts';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findCompetition } from '../read/queries.ts';
import { longHeading } from '../words/columns.ts';
import { competitorWords } from '../words/competitors.ts';
import { decimal } from '../words/dates-and-numbers.ts';
import { words } from '../words/words.ts';

/** All tables of a competition one below the other, with the columns of the sport. */
export const standingsCsv: Handler<typeof sheetCalls.standings> = async (context, { params, query }) => {
  const { db, caller } = context;
  const competition = await findCompetition(db, caller?.userId ?? null, params.id);
  if (!competition) return refuse('NOT_FOUND');
  const standings = await classification(context, params.id, ClassificationQuery.parse({}));
  if (isRefusal(standings)) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  const rules = rulesOf(competition);
  const columns = standingColumns(rules);
  const rows = standings.phases.flatMap(({ name, tables }) =>
    tables.flatMap(({ group, rows, isRanked }) =>
      rows.map((row) => [name, group, isRanked ? row.rank : '', ...standingCells(row, columns, locale)]),
    ),
  );
  const { phase, group, rank, deduction } = words[locale];
  const headings = [
    phase,
    group,
    rank,
    competitorWords[locale][competition.competitors],
    ...columns.map(({ key }) => longHeading(locale, key, rules)),
    deduction,
  ];
  return { fileName: `${codeFromName(competition.name)}.csv`, content: writeTable(headings, rows) };
};

function standingCells(row: Write<typeof Standing>, columns: readonly StandingColumn[], locale: Locale) {
  const numbers = columns.map(({ key }) => {
    const value = standingValue(key, row);
    if (typeof value !== 'number') return value;
    if (key === 'PCT') return decimal(locale, value * 100);
    return key in fractionColumns ? decimal(locale, value, fractionColumns[key]) : value;
  });
  return [row.team.name, ...numbers, row.deduction];
}
