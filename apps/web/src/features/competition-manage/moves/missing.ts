import type { CompetitionState, Guard } from '@traip/engine/competition';
import { guardsOf } from './move.ts';

export interface CompetitionProgress {
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

/** What blocks a transition, as far as it is known here; the backend decides. */
export function missingGuards(progress: CompetitionProgress, to: CompetitionState): readonly Guard[] {
  const [first] = progress.phases;
  const isGenerated =
    first !== undefined && (first.matches > 0 || (first.broker?.generatedAt ?? null) !== null);
  const answers: Partial<Record<Guard, boolean>> = {
    COMPLETE: first !== undefined,
    FIRST_PHASE_GENERATED: isGenerated,
    TWO_TEAMS: progress.teams >= 2,
    NO_TEAM_ACCEPTED: progress.teams === 0,
    NOTHING_BEGUN: progress.phases.every(({ played }) => played === 0),
    PHASES_OVER: first !== undefined && progress.phases.every(({ state }) => isOver(state)),
  };
  return guardsOf('competition', progress.state, to).filter((guard) => answers[guard] === false);
}
