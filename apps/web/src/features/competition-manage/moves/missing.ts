import type { CompetitionState, Guard } from '@traip/engine/competition';
import { guardsOf } from './move.ts';

/** As much of a competition as says what it still lacks. */
export interface Course {
  readonly state: CompetitionState;
  readonly teams: number;
  readonly phases: readonly {
    readonly state: CompetitionState;
    readonly broker: { readonly generatedAt: string | null } | null;
    readonly matches: number;
    readonly played: number;
  }[];
}

const isOver = (state: CompetitionState) => state === 'FINISHED' || state === 'CANCELED';

/** What keeps a competition from a state, as far as one can tell without asking; the backend has the last word. */
export function missingFor(course: Course, to: CompetitionState): readonly Guard[] {
  const [first] = course.phases;
  const isGenerated =
    first !== undefined && (first.matches > 0 || (first.broker?.generatedAt ?? null) !== null);
  const answers: Partial<Record<Guard, boolean>> = {
    COMPLETE: first !== undefined,
    FIRST_PHASE_GENERATED: isGenerated,
    TWO_TEAMS: course.teams >= 2,
    NO_TEAM_ACCEPTED: course.teams === 0,
    NOTHING_BEGUN: course.phases.every(({ played }) => played === 0),
    PHASES_OVER: first !== undefined && course.phases.every(({ state }) => isOver(state)),
  };
  return guardsOf('competition', course.state, to).filter((guard) => answers[guard] === false);
}
