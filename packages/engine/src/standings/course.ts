import { type FormLetter, formLetter, shareOf } from './entry.ts';
import type { TeamId } from './matches.ts';
import type { Table } from './table.ts';

/** What a team took from one match. */
interface CourseStep {
  readonly match: string;
  readonly result: FormLetter;
}

/** What a team took from each match it played, in playing order. */
export function courseOf({ sheets }: Pick<Table, 'sheets'>, team: TeamId): readonly CourseStep[] {
  const entries = sheets.get(team)?.entries ?? [];
  return entries.flatMap((entry) => {
    const isPlayed = entry.counting === 'COUNTS' && entry.source === entry.match;
    return isPlayed ? [{ match: entry.match.id, result: formLetter(shareOf(entry, team)) }] : [];
  });
}

/** The longest winning run, and the teams that share it. */
interface LongestRun {
  readonly wins: number;
  readonly teams: readonly TeamId[];
}

export function longestRun(table: Pick<Table, 'sheets'>): LongestRun {
  const runs = Array.from(table.sheets.keys(), (team) => ({ team, wins: bestRun(courseOf(table, team)) }));
  const wins = Math.max(0, ...runs.map((run) => run.wins));
  return { wins, teams: runs.flatMap((run) => (run.wins === wins && wins > 0 ? [run.team] : [])) };
}

function bestRun(course: readonly CourseStep[]): number {
  let best = 0;
  let now = 0;
  for (const { result } of course) {
    now = result === 'W' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}
