import type { Entry } from './entry.ts';
import { racesLeft } from './series.ts';
import type { TableSetting } from './setting.ts';
import { withdrawn } from './withdrawals.ts';

/** How far a group is. */
export interface Progress {
  /** Matches still to come. */
  readonly pending: number;
  /** Matches between teams that are still in, played or never to be. */
  readonly settled: number;
}

/** Counts what is settled and what is to come. */
export function progressOf(entries: readonly Entry[], setting: TableSetting): Progress {
  const gone = withdrawn(setting);
  const isIn = ({ match }: Entry) => !gone.has(match.home) && !gone.has(match.away);
  const due = entries.filter(({ match }) => match.kind !== 'TIEBREAK');
  return {
    pending: due.filter(({ counting }) => counting === 'PENDING').length,
    settled: due.filter((entry) => entry.counting !== 'PENDING' && isIn(entry)).length,
  };
}

/** The count after one entry took the place of another. */
export function progressAfter(
  progress: Progress,
  old: Entry | null,
  next: Entry | null,
  setting: TableSetting,
): Progress {
  const without = old === null ? progress : count(progress, old, -1, setting);
  return next === null ? without : count(without, next, 1, setting);
}

/** Nothing is to come, and every pair still in has met as often as it has to; in a series, every race is over. */
export function isComplete({ pending, settled }: Progress, setting: TableSetting): boolean {
  const races = setting.races ?? [];
  if (races.length > 0 && settled === 0) return pending === 0 && racesLeft(setting) === 0;
  const size = setting.teams.length - withdrawn(setting).size;
  const due = ((setting.rules.meetings ?? 0) * size * (size - 1)) / 2;
  return pending === 0 && settled >= Math.max(1, due);
}

function count(progress: Progress, { match, counting }: Entry, by: 1 | -1, setting: TableSetting): Progress {
  if (match.kind === 'TIEBREAK') return progress;
  if (counting === 'PENDING') return { ...progress, pending: progress.pending + by };
  const gone = withdrawn(setting);
  if (gone.has(match.home) || gone.has(match.away)) return progress;
  return { ...progress, settled: progress.settled + by };
}
