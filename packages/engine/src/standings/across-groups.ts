import { arrange, primaryWhy } from './arrange.ts';
import { acrossGroupsChain } from './chains.ts';
import { matchPoints } from './line.ts';
import type { Draw } from './lots.ts';
import type { TeamId } from './matches.ts';
import type { Line } from './metrics.ts';
import { compareText } from './order.ts';
import { readLots, readMetric } from './reader.ts';
import type { Reader } from './resolve.ts';
import type { Chain } from './rules.ts';
import { tallyAmong } from './sheet.ts';
import type { Standing } from './standing.ts';
import type { Table } from './table.ts';
import type { Tie, Why } from './why.ts';

/**
 * How groups of different sizes are made comparable: PER_MATCH uses averages; DROP_VS_LAST ignores, in the
 * larger groups, the matches against teams the smallest group has no counterpart for; TOTAL uses totals.
 */
type AcrossMethod = 'TOTAL' | 'PER_MATCH' | 'DROP_VS_LAST';

/** The tables to take one position from, and how to compare. */
interface AcrossGroupsInput extends Draw {
  readonly groups: readonly { readonly group: string; readonly table: Table }[];
  /** 3 for the best thirds. */
  readonly position: number;
  /** By default TOTAL for groups of equal size, PER_MATCH otherwise. */
  readonly method?: AcrossMethod;
  readonly chain?: Chain;
}

/** A team in that position, ranked among those of the other groups. */
export interface AcrossStanding {
  readonly rank: number;
  readonly group: string;
  /** Its row in its own group. */
  readonly row: Standing;
  readonly why: Why | null;
  readonly tie: Tie | null;
}

interface Candidate {
  readonly group: string;
  readonly table: Table;
  readonly row: Standing;
}

/** Ranks the teams in one position across groups, best first. */
export function compareAcrossGroups(input: AcrossGroupsInput): readonly AcrossStanding[] {
  const candidates = candidatesOf(input);
  const chain = input.chain ?? acrossGroupsChain;
  const lines = linesOf(candidates, input);
  const teams = Array.from(candidates.keys()).sort(compareText);
  const { places } = arrange(teams, lines, chain, readerAcross(lines, input), new Map());
  const rows: AcrossStanding[] = [];
  for (const { teams: level, why, tie } of places) {
    const rank = rows.length + 1;
    const above = rows.at(-1)?.row.team;
    for (const [index, team] of level.entries()) {
      const candidate = candidates.get(team);
      const headWhy = above === undefined ? null : primaryWhy(above, team, lines, chain.primary);
      if (candidate !== undefined)
        rows.push({
          rank,
          group: candidate.group,
          row: candidate.row,
          why: index === 0 ? (why ?? headWhy) : null,
          tie,
        });
    }
  }
  return rows;
}

function candidatesOf({ groups, position }: AcrossGroupsInput): ReadonlyMap<TeamId, Candidate> {
  return new Map(
    groups.flatMap(({ group, table }): [TeamId, Candidate][] => {
      const row = competitors(table)[position - 1];
      return row === undefined ? [] : [[row.team, { group, table, row }]];
    }),
  );
}

function linesOf(
  candidates: ReadonlyMap<TeamId, Candidate>,
  input: AcrossGroupsInput,
): ReadonlyMap<TeamId, Line> {
  const sizes = input.groups.map(({ table }) => competitors(table).length);
  const smallest = Math.min(...sizes);
  const method = input.method ?? (sizes.every((size) => size === smallest) ? 'TOTAL' : 'PER_MATCH');
  return new Map(
    Array.from(candidates, ([team, candidate]) => [team, lineBy(method, candidate, smallest)] as const),
  );
}

function lineBy(method: AcrossMethod, { table, row }: Candidate, smallest: number): Line {
  const line = table.lines.get(row.team);
  const sheet = table.sheets.get(row.team);
  if (line === undefined || sheet === undefined) throw new TypeError(`No sheet of ${row.team}`);
  if (method === 'TOTAL') return line;
  if (method === 'PER_MATCH') return { ...line, perMatch: true };
  const compared = competitors(table).slice(0, smallest);
  const tally = tallyAmong(sheet, new Set(compared.map(({ team }) => team)));
  return {
    ...line,
    tally,
    points: line.points - matchPoints(line.tally) + matchPoints(tally),
    fairPlay: line.fairPlay - line.tally.fairPlay + tally.fairPlay,
  };
}

/** Teams of different groups have not met, so head-to-head steps do not apply. */
function readerAcross(lines: ReadonlyMap<TeamId, Line>, draw: Draw): Reader {
  return ({ scope, metric }, level) => {
    if (metric === 'LOTS') return readLots(level, draw);
    if (metric === 'PLAYOFF') return { kind: 'AWAITED', needs: 'PLAYOFF' };
    if (scope === 'H2H') return { kind: 'SKIPPED', reason: 'NO_DATA' };
    return readMetric(metric, 'ALL', lines);
  };
}

function competitors({ rows }: Table): readonly Standing[] {
  return rows.filter(({ withdrawn }) => !withdrawn);
}
