import type { Entry } from './entry.ts';
import type { TeamId } from './matches.ts';
import { racesLeft } from './series.ts';
import type { TableSetting } from './setting.ts';
import { withdrawn } from './withdrawals.ts';

/** How far a group has progressed. */
export interface Progress {
  /** Matches still to come. */
  readonly pending: number;
  /** Matches between teams still in, played or void. */
  readonly settled: number;
}

/** Counts the pending and settled matches. */
export function progressOf(entries: readonly Entry[], setting: TableSetting): Progress {
  const withdrawals = withdrawn(setting);
  const start: Progress = { pending: 0, settled: 0 };
  return entries.reduce((progress, entry) => count(progress, entry, 1, withdrawals), start);
}

/** The counts after one entry replaced another. */
export function progressAfter(
  progress: Progress,
  old: Entry | null,
  next: Entry,
  setting: TableSetting,
): Progress {
  const withdrawals = withdrawn(setting);
  const without = old === null ? progress : count(progress, old, -1, withdrawals);
  return count(without, next, 1, withdrawals);
}

/** Nothing is pending and all remaining pairs have met as required; in a series, every race is over. */
export function isComplete({ pending, settled }: Progress, setting: TableSetting): boolean {
  const races = setting.races ?? [];
  if (races.length > 0 && settled === 0) return pending === 0 && racesLeft(setting) === 0;
  const size = setting.teams.length - withdrawn(setting).size;
  const due = ((setting.rules.meetings ?? 0) * size * (size - 1)) / 2;
  return pending === 0 && settled >= Math.max(1, due);
}

function count(
  progress: Progress,
  { match, counting }: Entry,
  by: 1 | -1,
  withdrawals: ReadonlyMap<TeamId, unknown>,
): Progress {
  if (match.kind === 'TIEBREAK') return progress;
  if (counting === 'PENDING') return { ...progress, pending: progress.pending + by };
  if (withdrawals.has(match.home) || withdrawals.has(match.away)) return progress;
  return { ...progress, settled: progress.settled + by };
}
