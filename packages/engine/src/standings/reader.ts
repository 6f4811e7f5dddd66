import { fraction } from '../exact/index.ts';
import { isOver } from './counting.ts';
import { rivalOf } from './entry.ts';
import { miniLines } from './line.ts';
import { type Draw, drawLots } from './lots.ts';
import type { TableMatch, TeamId } from './matches.ts';
import { applicable, direction, type Line, measure } from './metrics.ts';
import { partition, type Reader, type Reading } from './resolve.ts';
import type { Metric, Scope } from './rules.ts';
import type { TableSetting } from './setting.ts';
import type { Sheet, Sheets } from './sheet.ts';
import type { Value } from './value.ts';
import { leadingSide, verdictOf } from './verdict.ts';
import type { MiniRow } from './why.ts';

type Lines = ReadonlyMap<TeamId, Line>;

/** Reads the steps of a chain from the sheets of a table. */
export function readerOf(sheets: Sheets, lines: Lines, setting: TableSetting): Reader {
  const minis = new Map<readonly TeamId[], Lines>();
  const miniOf = (among: readonly TeamId[]): Lines => {
    const mini = minis.get(among) ?? miniLines(among, sheets, setting);
    minis.set(among, mini);
    return mini;
  };
  return ({ scope, metric }, level, among) => {
    if (metric === 'LOTS') return readLots(level, setting);
    if (metric === 'PLAYOFF') return readPlayoff(level, (team) => matchesOn(sheets.get(team)), setting);
    if (scope === 'ALL') return readMetric(metric, 'ALL', lines);
    if (setting.rules.chain.h2hRequireAll === true && !haveAllMet(level, sheets, setting))
      return { kind: 'SKIPPED', reason: 'MATCHES_TO_PLAY' };
    return readMetric(metric, 'H2H', miniOf(among));
  };
}

/** Reads a metric; `lines` may include more teams of the same mini-table than are level. */
export function readMetric(metric: Metric, scope: Scope, lines: Lines): Reading {
  const used = applicable(metric, Array.from(lines.values()));
  if (used === null) return { kind: 'SKIPPED', reason: 'NO_DATA' };
  return {
    kind: 'VALUES',
    criterion: `${scope}.${used}`,
    direction: direction(used),
    values: new Map(Array.from(lines, ([team, line]): [TeamId, Value] => [team, measure(used, line)])),
    mini: scope === 'H2H' ? miniRows(lines) : [],
  };
}

/** The lots of the level teams, or that they are still to be drawn. */
export function readLots(level: readonly TeamId[], draw: Draw): Reading {
  const values = drawLots(level, draw);
  if (values === null) return { kind: 'AWAITED', needs: 'LOTS' };
  return { kind: 'VALUES', criterion: 'ALL.LOTS', direction: -1, values, mini: [] };
}

const matchesOn = (sheet: Sheet | undefined) => (sheet?.entries ?? []).map(({ match }) => match);

/** Wins in the extra matches, once every pair has played one and a team came out ahead. */
function readPlayoff(
  level: readonly TeamId[],
  matchesOf: (team: TeamId) => readonly TableMatch[],
  setting: TableSetting,
): Reading {
  const wins = new Map<TeamId, Value>();
  const rivalIn = ({ home, away }: TableMatch, team: TeamId) => (home === team ? away : home);
  for (const team of level) {
    const played = matchesOf(team).filter(
      (match) =>
        match.kind === 'TIEBREAK' &&
        level.includes(rivalIn(match, team)) &&
        isOver(match, { ...setting, live: false }),
    );
    if (new Set(played.map((match) => rivalIn(match, team))).size < level.length - 1)
      return { kind: 'AWAITED', needs: 'PLAYOFF' };
    const won = played.filter((match) => winnerOf(match, setting) === team).length;
    wins.set(team, { kind: 'AMOUNT', amount: fraction(won) });
  }
  if (partition(level, wins, 1).length === 1) return { kind: 'AWAITED', needs: 'PLAYOFF' };
  return { kind: 'VALUES', criterion: 'ALL.PLAYOFF', direction: 1, values: wins, mini: [] };
}

function winnerOf(match: TableMatch, { rules }: TableSetting): TeamId | null {
  const { winner } = verdictOf(match, rules);
  const side = winner ?? (match.shootOut === undefined ? null : leadingSide(match.shootOut));
  if (side === null) return null;
  return side === 'HOME' ? match.home : match.away;
}

/** Whether every pair has met as often as required; without a number of meetings, as often as listed. */
function haveAllMet(level: readonly TeamId[], sheets: Sheets, { rules }: TableSetting): boolean {
  return level.every((team) => {
    const played = new Map<TeamId, number>();
    const scheduled = new Map<TeamId, number>();
    for (const entry of sheets.get(team)?.entries ?? []) {
      const rival = rivalOf(entry, team);
      if (entry.counting === 'VOID') continue;
      scheduled.set(rival, (scheduled.get(rival) ?? 0) + 1);
      if (entry.counting === 'COUNTS') played.set(rival, (played.get(rival) ?? 0) + 1);
    }
    const due = (rival: TeamId) => Math.max(1, rules.meetings ?? scheduled.get(rival) ?? 0);
    return level.every((rival) => rival === team || (played.get(rival) ?? 0) >= due(rival));
  });
}

function miniRows(lines: Lines): readonly MiniRow[] {
  const rows = Array.from(lines, ([team, { tally, points }]): MiniRow => {
    const { played, won, drawn, lost, against } = tally;
    return { team, played, won, drawn, lost, for: tally.for, against, points };
  });
  return rows.sort((a, b) => b.points - a.points);
}
