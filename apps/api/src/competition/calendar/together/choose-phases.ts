import { CalendarPreferences } from '@traip/contract';
import type { Wishes } from '../problem/inputs.ts';
import type { PhaseRow } from './queries.ts';

/** A phase that is planned together with others. */
export interface JointPhase {
  readonly phaseId: string;
  readonly competitionId: string;
  /** Teams of one club in phases of the same kind are its A and B teams. */
  readonly kind: string;
  readonly wishes: Wishes;
}

/** Why a competition cannot be planned with others. */
export type Blocked = 'NO_SETTINGS' | 'PAST' | 'CALLED';

/** A competition with matches to place, and the phases that would be planned. */
export interface Candidate {
  readonly competitionId: string;
  readonly name: string;
  readonly rows: readonly PhaseRow[];
  readonly matches: number;
  readonly undated: number;
  readonly blocked: Blocked | null;
  /** Empty if it is blocked. */
  readonly phases: readonly JointPhase[];
}

interface CandidateOptions {
  readonly today: string;
  /** For phases without wishes, or with wishes for past days only. */
  readonly fallback?: Wishes | undefined;
}

/** Every competition with matches that a calendar may place. */
export function findCandidates(rows: readonly PhaseRow[], options: CandidateOptions): readonly Candidate[] {
  const byCompetition = Map.groupBy(rows, ({ competitionId }) => competitionId);
  return [...byCompetition].flatMap(([competitionId, all]) => {
    const chosen = choosePhases(all);
    const phases = chosen.flatMap((row) => jointPhase(row, all, options));
    const [first] = chosen;
    if (!first) return [];
    const sum = (of: (row: PhaseRow) => number) => chosen.reduce((total, row) => total + of(row), 0);
    const blocked = blockedReason(first, phases, chosen.length, options.today);
    return [
      {
        competitionId,
        name: first.competitionName,
        rows: chosen,
        matches: sum(({ movable }) => movable),
        undated: sum(({ undated }) => undated),
        blocked,
        phases: blocked === null ? phases : [],
      },
    ];
  });
}

/** The first phase with undated matches and its parallel phases: who plays in later ones isn't known yet. */
function choosePhases(all: readonly PhaseRow[]): readonly PhaseRow[] {
  const open = all.filter(({ state, movable }) => !isOver(state) && movable > 0);
  const first = open.find(({ undated }) => undated > 0) ?? open[0];
  if (!first) return [];
  const after = open.slice(open.indexOf(first) + 1);
  const end = after.findIndex(({ isParallel }) => !isParallel);
  return [first, ...(end < 0 ? after : after.slice(0, end))];
}

const isOver = (state: PhaseRow['state']) => state === 'FINISHED' || state === 'CANCELED';

/** With the last wishes for its calendar, or else those of the nearest earlier phase. */
function jointPhase(
  row: PhaseRow,
  all: readonly PhaseRow[],
  { today, fallback }: CandidateOptions,
): readonly JointPhase[] {
  const last = all.slice(0, all.indexOf(row) + 1).findLast((one) => one.calendarWishes !== null);
  const own = CalendarPreferences.safeParse(last?.calendarWishes).data;
  const wishes = own && (own.lastDay >= today || !fallback) ? own : fallback;
  const { id: phaseId, competitionId, kind } = row;
  return wishes ? [{ phaseId, competitionId, kind, wishes }] : [];
}

function blockedReason(
  { isCalled }: PhaseRow,
  phases: readonly JointPhase[],
  chosen: number,
  today: string,
): Blocked | null {
  if (isCalled) return 'CALLED';
  if (phases.length < chosen) return 'NO_SETTINGS';
  return phases.some(({ wishes }) => wishes.lastDay < today) ? 'PAST' : null;
}
