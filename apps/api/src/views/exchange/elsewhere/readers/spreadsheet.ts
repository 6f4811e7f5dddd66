import { type ElsewhereColumn, type ElsewhereFormat, elsewhereLimits } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { folded } from '../../../../platform/csv/folded.ts';
import type { CellRow } from '../../../../platform/csv/read-cells.ts';
import {
  type Draft,
  type DraftMatch,
  emptyDraft,
  type ForeignFile,
  type ForeignProblem,
  type ReadColumn,
  type Reading,
  type StatedPlace,
  teamsIn,
} from '../model/draft.ts';
import { columnByHeading } from '../read/columns.ts';
import { splitPhases, withNumberedRounds } from '../read/split-phases.ts';
import { columnsOf, matchesOf, readRows } from './table.ts';

interface Options {
  readonly format: ElsewhereFormat;
  readonly columns: readonly (ElsewhereColumn | null)[] | undefined;
}

/** Any table of matches; next to it a list of teams, or their final table. */
export function readSpreadsheet(
  files: readonly ForeignFile[],
  { format, columns: chosen }: Options,
): Reading {
  const problems: ForeignProblem[] = [];
  const matches: DraftMatch[] = [];
  const stated: StatedPlace[] = [];
  const listed: string[] = [];
  let columns: readonly ReadColumn[] = [];
  for (const file of files) {
    const rows = readRows(file);
    if ('sentence' in rows) {
      problems.push(rows);
      continue;
    }
    const places = statedIn(rows);
    const names = places === null ? teamsListed(rows) : null;
    if (places !== null) stated.push(...places);
    else if (names !== null && files.length > 1) listed.push(...names);
    else {
      columns = columnsOf(rows, chosen);
      const read = matchesOf({ file: file.name, columns, rows });
      matches.push(...read.matches);
      problems.push(...read.problems);
    }
  }
  return { format, columns, problems, draft: draftOf(matches, { stated, listed }) };
}

function draftOf(
  matches: readonly DraftMatch[],
  { stated, listed }: { readonly stated: readonly StatedPlace[]; readonly listed: readonly string[] },
): Draft {
  const known = teamsIn(matches);
  const isKnown = new Set(known.map(({ name }) => folded(name)));
  const others = listed.filter((name) => !isKnown.has(folded(name)));
  return {
    ...emptyDraft,
    sportKey: sportOf(matches),
    teams: [...known, ...others.map((name) => ({ name, seed: null }))],
    phases: splitPhases(withNumberedRounds(matches)),
    stated,
  };
}

const headingsOf = ([head]: readonly CellRow[]) => (head?.cells ?? []).map((cell) => folded(cell));
const indexOf = (headings: readonly string[], names: readonly string[]) =>
  headings.findIndex((heading) => names.includes(heading));

const teamNames = ['equipo', 'team', 'equip', 'club', 'nombre', 'name', 'jugador', 'player', 'teamnaam'];

/** The final table, if these rows are one: a team, its points and its place. */
function statedIn(rows: readonly CellRow[]): readonly StatedPlace[] | null {
  const headings = headingsOf(rows);
  const team = indexOf(headings, teamNames);
  const points = indexOf(headings, ['puntos', 'pts', 'pts.', 'points', 'punts', 'pt', 'punten']);
  const rank = indexOf(headings, [
    'pos',
    'pos.',
    'posicion',
    'puesto',
    'position',
    'rank',
    '#',
    'posicio',
    'lloc',
    'place',
  ]);
  if (team < 0 || points < 0 || headings.some((heading) => columnByHeading(heading) === 'away')) return null;
  return rows.slice(1).map(({ cells }, index) => ({
    team: cells[team] ?? '',
    points: numberIn(cells[points] ?? ''),
    rank: rank < 0 ? index + 1 : numberIn(cells[rank] ?? ''),
  }));
}

/** With a comma or a point before its decimals. */
function numberIn(text: string): number | null {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/[.ºª°]$/, '');
  return /^-?\d{1,5}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** A list of teams without opponents. */
function teamsListed(rows: readonly CellRow[]): readonly string[] | null {
  const headings = headingsOf(rows);
  const team = indexOf(headings, teamNames);
  if (
    team < 0 ||
    headings.some((heading) => ['home', 'away', 'match'].includes(columnByHeading(heading) ?? ''))
  )
    return null;
  return rows
    .slice(1, elsewhereLimits.teams + 1)
    .map(({ cells }) => cells[team]?.trim() ?? '')
    .filter((name) => name !== '');
}

/** The sport that the scores look like. The user can choose another. */
export function sportOf(matches: readonly DraftMatch[]): SportKey | null {
  const results = matches.flatMap(({ result }) => result ?? []);
  if (results.length === 0) return null;
  const inSets = results.filter(({ sets }) => sets.length > 1);
  const highest = Math.max(
    0,
    ...inSets.flatMap(({ sets }) => sets.map(({ home, away }) => Math.max(home, away))),
  );
  if (inSets.length * 2 > results.length) {
    if (highest >= 25) return 'VOLLEYBALL';
    if (highest >= 21) return 'BADMINTON';
    if (highest >= 11) return 'PING_PONG';
    return matches.some(({ home }) => home?.includes('/') || home?.includes(' - ')) ? 'PADEL' : 'TENNIS';
  }
  const scores = results.flatMap(({ score }) => (score ? [score.home + score.away] : []));
  const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  if (mean > 70) return 'BASKETBALL';
  return mean > 30 ? 'HANDBALL' : 'FOOTBALL';
}
