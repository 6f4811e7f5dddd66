import {
  type Classification,
  ClassificationQuery,
  codeFromName,
  fractionColumns,
  isRefusal,
  type Locale,
  type Read,
  recordedColumns,
  refuse,
  type Standing,
  type sheetCalls,
  standingValue,
} from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { rulesOf } from '../../../competition/sport/rules-of.ts';
import { classification } from '../../../competition/standings/reply/classification.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { shortHeading } from '../words/columns.ts';
import { competitorWords } from '../words/competitors.ts';
import { decimal } from '../words/dates-and-numbers.ts';
import { words } from '../words/words.ts';
import { drawTitle } from './heading.ts';
import { openSheet, printSheet } from './open-sheet.ts';
import { edge, ensureRoom, inks, innerOf, keepTogether, type Paper, write } from './paper.ts';
import { drawTable, heightOfTable } from './table.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

type Table = Read<typeof Classification>['phases'][number]['tables'][number];

/** The tables of a competition, one below the other. */
export const standingsPdf: Handler<typeof sheetCalls.printedStandings> = async (
  context,
  { params, query },
) => {
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const { competition, locale } = sheet;
  const { competitors } = competition;
  const standings = await classification(context, params.id, ClassificationQuery.parse({}));
  if (isRefusal(standings)) return refuse('NOT_FOUND');
  const tables = standings.phases.flatMap(({ name, tables }) => tables.map((table) => ({ name, table })));
  const rules = rulesOf(competition);
  const content = await printSheet(context, sheet, {
    title: words[locale].standings,
    size: query.paper,
    draw: async (paper) => {
      for (const { name, table } of tables) {
        drawStandings(paper, { name, table, rules, locale, heading: competitorWords[locale][competitors] });
        await yieldToEventLoop();
      }
      const place = { x: edge, y: paper.y, width: innerOf(paper) };
      if (tables.length === 0) write(paper, words[locale].noTables, place);
    },
  });
  return { fileName: `${codeFromName(competition.name)}.pdf`, content };
};

interface StandingsInput {
  readonly name: string;
  readonly table: Table;
  readonly rules: SportRules;
  readonly locale: Locale;
  /** Heading of the column of names. */
  readonly heading: string;
}

const numberWidth = 40;
const rankWidth = 30;

/** A table stays together if a page holds it. */
function drawStandings(paper: Paper, { name, table, rules, locale, heading }: StandingsInput): void {
  const columns = recordedColumns(rules, table.rows);
  const { group, provisional } = words[locale];
  const title = table.group === null ? name : `${name} · ${group} ${table.group}`;
  const drawn = {
    columns: [
      {
        heading: table.isRanked ? '#' : '',
        width: rankWidth,
        align: 'right' as const,
        isStrong: true,
        isWhole: true,
      },
      {
        heading,
        width: innerOf(paper) - rankWidth - columns.length * numberWidth,
        isStrong: true,
      },
      ...columns.map(({ key, isMain }) => ({
        heading: shortHeading(locale, key, rules),
        width: numberWidth,
        align: 'right' as const,
        isStrong: isMain,
        isWhole: true,
      })),
    ],
    rows: table.rows.map((row) => [
      table.isRanked ? `${row.rank}` : '',
      row.team.name,
      ...columns.map(({ key }) => cellOf(key, row, locale)),
    ]),
  };
  keepTogether(paper, heightOfTable(paper, drawn) + 30);
  drawTitle(paper, title, table.isProvisional ? provisional : '');
  drawTable(paper, { x: edge, ...drawn });
  drawDeductions(paper, table, locale);
}

function cellOf(
  key: Parameters<typeof standingValue>[0],
  row: Read<typeof Standing>,
  locale: Locale,
): string {
  const value = standingValue(key, row);
  if (value === null) return '–';
  if (key === 'PCT' && typeof value === 'number') return `${decimal(locale, value * 100)} %`;
  if (key in fractionColumns && typeof value === 'number')
    return decimal(locale, value, fractionColumns[key]);
  const sign = key === 'DIFF' && typeof value === 'number' && value > 0 ? '+' : '';
  return `${sign}${value}${key === 'PTS' && row.deduction !== 0 ? '*' : ''}`;
}

/** Point adjustments are listed below the table, as on the screen. */
function drawDeductions(paper: Paper, { rows }: Table, locale: Locale): void {
  for (const { team, deduction } of rows.filter((row) => row.deduction !== 0)) {
    const text = `* ${team.name}: ${deduction > 0 ? '+' : ''}${deduction} (${words[locale].deduction})`;
    ensureRoom(paper, 14);
    const y = paper.y - 8;
    write(paper, text, { x: edge, y, width: innerOf(paper) }, { size: 8, ink: inks.quiet });
    paper.y = y + 20;
  }
}
