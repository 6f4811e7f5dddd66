import { type FormLetter, formLetter, shareOf } from './entry.ts';
import { adjustmentOf } from './line.ts';
import type { TeamId } from './matches.ts';
import type { Line } from './metrics.ts';
import type { Criterion } from './rules.ts';
import type { TableSetting } from './setting.ts';
import type { Sheet } from './sheet.ts';
import type { Tally } from './tally.ts';
import type { Tie, Why } from './why.ts';

/** A team's row in the table. */
export interface Standing {
  /** Shared by level teams: 1, 1, 3. */
  readonly rank: number;
  readonly team: TeamId;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The wins and losses after regulation time. */
  readonly overtimeWon: number;
  readonly overtimeLost: number;
  readonly for: number;
  readonly against: number;
  readonly diff: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
  readonly tries: number;
  readonly triesAgainst: number;
  readonly bonus: number;
  /** Points given (+) or deducted (−) outside the matches. */
  readonly deduction: number;
  /** Table points, with bonus and deduction. */
  readonly points: number;
  readonly fairPlay: number;
  readonly forfeits: number;
  /** Only for those who took any in bouts. */
  readonly classPoints?: number;
  /** Bouts won by knockout, ippon or fall. */
  readonly wonOutright?: number;
  /** In set sports: matches won without losing a set, losing one, and so on. */
  readonly wonBySets?: readonly number[];
  /** The last five results, latest last. */
  readonly form: readonly FormLetter[];
  /** The criterion that separated it from the row above; null at the top and within a tie. */
  readonly decidedBy: Criterion | null;
  readonly why: Why | null;
  readonly tie: Tie | null;
  /** Some of its results are not official yet. */
  readonly provisional: boolean;
  /** The team withdrew: it ranks last and cannot qualify. */
  readonly withdrawn: boolean;
}

/** A team’s position, before its figures are added. */
export interface Position {
  readonly rank: number;
  readonly why: Why | null;
  readonly tie: Tie | null;
  readonly withdrawn: boolean;
}

/** Writes a team's standing. */
export function standingOf(sheet: Sheet, line: Line, position: Position, setting: TableSetting): Standing {
  const { tally, series } = line;
  const { rank, why, tie } = position;
  return {
    ...numbersOf(tally),
    ...boutsOf(tally),
    ...setsOf(sheet),
    rank,
    team: sheet.team,
    played: tally.played + (series?.races ?? 0),
    won: tally.won + (series?.places[0] ?? 0),
    deduction: adjustmentOf(sheet.team, setting),
    points: line.points + (series?.points ?? 0),
    fairPlay: line.fairPlay,
    form: formOf(sheet),
    decidedBy: why?.by.criterion ?? null,
    why,
    tie,
    provisional: tally.open > 0 || (series?.isOpen ?? false),
    withdrawn: position.withdrawn,
  };
}

function numbersOf(tally: Tally) {
  const { drawn, lost, overtimeWon, overtimeLost, against } = tally;
  const { setsWon, setsLost, pointsWon, pointsLost, tries, triesAgainst, bonus, forfeits } = tally;
  return {
    drawn,
    lost,
    overtimeWon,
    overtimeLost,
    for: tally.for,
    against,
    diff: tally.for - against,
    setsWon,
    setsLost,
    pointsWon,
    pointsLost,
    tries,
    triesAgainst,
    bonus,
    forfeits,
  };
}

function boutsOf({ classPoints, wonOutright }: Tally): Pick<Standing, 'classPoints' | 'wonOutright'> {
  return classPoints > 0 ? { classPoints, wonOutright } : {};
}

/** A 3-1 win is one in which one set was lost. */
function setsOf({ team, entries, tally }: Sheet): Pick<Standing, 'wonBySets'> {
  if (tally.setsWon + tally.setsLost === 0) return {};
  const shares = entries.map((entry) => shareOf(entry, team));
  const most = Math.max(...shares.map(({ setsWon, setsLost }) => Math.max(setsWon, setsLost)));
  const withLost = (lost: number) =>
    shares.filter(({ won, setsLost }) => won > 0 && setsLost === lost).length;
  return { wonBySets: Array.from({ length: most }, (_, lost) => withLost(lost)) };
}

/** How many games a side is behind the leader: each missing win and each extra loss counts half. */
export function gamesBehind(
  row: Pick<Standing, 'won' | 'lost'>,
  leader: Pick<Standing, 'won' | 'lost'>,
): number {
  return (leader.won - row.won + (row.lost - leader.lost)) / 2;
}

/** Matches awarded because a rival withdrew do not count in form. */
function formOf({ team, entries }: Sheet): readonly FormLetter[] {
  const played = entries.filter(
    ({ counting, match, source }) => counting === 'COUNTS' && source === match && match.kind !== 'MUTUAL',
  );
  return played.slice(-5).map((entry) => formLetter(shareOf(entry, team)));
}
