import { compareFractions, type Fraction, fraction } from '../exact/index.ts';
import type { TeamId } from './matches.ts';
import type { Standing } from './standing.ts';
import type { Table } from './table.ts';

/** The awards of a league; level teams share one, except for podium places. */
export interface TableAwards {
  readonly champion: TeamId;
  readonly runnerUp: TeamId | null;
  readonly third: TeamId | null;
  /** Most scored per match. */
  readonly bestAttack: readonly TeamId[];
  /** Least conceded per match. */
  readonly bestDefence: readonly TeamId[];
  readonly fairPlay: readonly TeamId[];
}

export type AwardsBreach =
  | { readonly breach: 'TABLE_NOT_FINAL' }
  | { readonly breach: 'TIE_UNRESOLVED'; readonly teams: readonly TeamId[] };

const PODIUM = 3;

/** The awards of a finished table: all matches official, and no tie on the podium. */
export function awardsOf(table: Table): TableAwards | AwardsBreach {
  const rows = table.rows.filter((row) => !row.withdrawn);
  const [champion, runnerUp, third] = rows.map(({ team }) => team);
  const isFinal = table.complete && table.setting.live !== true && rows.every((row) => !row.provisional);
  if (!isFinal || champion === undefined) return { breach: 'TABLE_NOT_FINAL' };
  const tie = rows.slice(0, PODIUM).find((row) => row.tie !== null)?.tie;
  if (tie) return { breach: 'TIE_UNRESOLVED', teams: tie.teams };
  const perMatch = (of: (row: Standing) => number) => (row: Standing) => fraction(of(row), row.played);
  const played = rows.filter((row) => row.played > 0);
  return {
    champion,
    runnerUp: runnerUp ?? null,
    third: third ?? null,
    bestAttack: best(
      played,
      perMatch((row) => row.for),
      1,
    ),
    bestDefence: best(
      played,
      perMatch((row) => row.against),
      -1,
    ),
    fairPlay: best(
      played,
      perMatch((row) => row.fairPlay),
      -1,
    ),
  };
}

function best(
  rows: readonly Standing[],
  of: (row: Standing) => Fraction,
  direction: 1 | -1,
): readonly TeamId[] {
  const top = rows.reduce<Fraction | null>((most, row) => {
    const own = of(row);
    return most === null || direction * compareFractions(own, most) > 0 ? own : most;
  }, null);
  return rows.filter((row) => top !== null && compareFractions(of(row), top) === 0).map(({ team }) => team);
}
