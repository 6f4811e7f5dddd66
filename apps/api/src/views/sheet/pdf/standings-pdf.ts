import {
  type Classification,
  ClassificationQuery,
  codeFromName,
  isRefusal,
  type Locale,
  type Read,
  refuse,
  type Standing,
  type sheetCalls,
  standingColumns,
  standingValue,
} from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { rulesOf } from '../../../competition/sport/rules-of.ts';
import { classification } from '../../../competition/standings/reply/classification.ts';
import { countAttempt } from '../../../people/auth/limits.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findCompetition } from '../read/queries.ts';
import { shortHeading } from '../words/columns.ts';
import { decimal, words } from '../words/words.ts';
import { drawCompetitionHeading } from './competition-heading.ts';
import { drawTitle } from './heading.ts';
import { closePaper, edge, inks, inner, makeRoom, openPaper, type Paper, write } from './paper.ts';
import { drawTable } from './table.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

type Table = Read<typeof Classification>['phases'][number]['tables'][number];

/** The tables of a competition, one below the other. */
export const standingsPdf: Handler<typeof sheetCalls.printedStandings> = async (
  context,
  { params, query },
) => {
  const { db, caller } = context;
  const limited = await countAttempt(context, 'print', params.id);
  if (limited) return limited;
  const competition = await findCompetition(db, caller?.userId ?? null, params.id);
  if (!competition) return refuse('NOT_FOUND');
  const standings = await classification(context, params.id, ClassificationQuery.parse({}));
  if (isRefusal(standings)) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  const paper = openPaper(`${competition.name} · ${words[locale].standings}`, locale);
  drawCompetitionHeading(paper, competition, { ...context, locale, title: words[locale].standings });
  const tables = standings.phases.flatMap(({ name, tables }) => tables.map((table) => ({ name, table })));
  const rules = rulesOf(competition);
  for (const { name, table } of tables) {
    drawStandings(paper, { name, table, rules, locale });
    await yieldToEventLoop();
  }
  if (tables.length === 0) write(paper, words[locale].noTables, { x: edge, y: paper.y, width: inner });
  const content = closePaper(paper, locale, context.now());
  return { fileName: `${codeFromName(competition.name)}.pdf`, content };
};

interface StandingsInput {
  readonly name: string;
  readonly table: Table;
  readonly rules: SportRules;
  readonly locale: Locale;
}

const numberWidth = 40;

function drawStandings(paper: Paper, { name, table, rules, locale }: StandingsInput): void {
  const columns = standingColumns(rules);
  const { rank, team, group, provisional } = words[locale];
  makeRoom(paper, 80);
  const title = table.group === null ? name : `${name} · ${group} ${table.group}`;
  drawTitle(paper, title, table.isProvisional ? provisional : '');
  drawTable(paper, {
    x: edge,
    columns: [
      { heading: rank.slice(0, 1), width: 30, align: 'right', isStrong: true },
      { heading: team, width: inner - 30 - columns.length * numberWidth, isStrong: true },
      ...columns.map(({ key, isMain }) => ({
        heading: shortHeading(locale, key, rules),
        width: numberWidth,
        align: 'right' as const,
        isStrong: isMain,
      })),
    ],
    rows: table.rows.map((row) => [
      `${row.rank}`,
      row.team.name,
      ...columns.map(({ key }) => cellOf(key, row, locale)),
    ]),
  });
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
  const sign = key === 'DIFF' && typeof value === 'number' && value > 0 ? '+' : '';
  return `${sign}${value}${key === 'PTS' && row.deduction !== 0 ? '*' : ''}`;
}

/** Point adjustments are listed below the table, as on the screen. */
function drawDeductions(paper: Paper, { rows }: Table, locale: Locale): void {
  for (const { team, deduction } of rows.filter((row) => row.deduction !== 0)) {
    const text = `* ${team.name}: ${deduction > 0 ? '+' : ''}${deduction} (${words[locale].deduction})`;
    makeRoom(paper, 14);
    const y = paper.y - 8;
    write(paper, text, { x: edge, y, width: inner }, { size: 8, ink: inks.quiet });
    paper.y = y + 20;
  }
}
