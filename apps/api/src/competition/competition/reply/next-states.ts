import type { OrganisationRole } from '@traip/contract';
import {
  type CompetitionState,
  competitionTransitions,
  isInProgress,
  type Mover,
  nextStatesFor,
  phaseTransitions,
  type Transition,
} from '@traip/engine/competition';

/** Plain members can't move competitions. */
export function moverOf(role: OrganisationRole | null): Mover | null {
  return role === null || role === 'member' ? null : role;
}

/** A phase can start only while its competition is in progress, and can't change once that is over. */
export function phaseTransitionsIn(competition: CompetitionState): readonly Transition[] {
  if (competition === 'FINISHED' || competition === 'CANCELED') return [];
  if (isInProgress(competition)) return phaseTransitions;
  return phaseTransitions.filter(({ to }) => !isInProgress(to));
}

/** The states to which the role can move a competition, whether or not its conditions are met. */
export function nextOfCompetition(state: CompetitionState, role: OrganisationRole | null) {
  const mover = moverOf(role);
  return mover === null ? [] : [...nextStatesFor(competitionTransitions, state, mover)];
}

export function nextOfPhase(
  competition: CompetitionState,
  state: CompetitionState,
  role: OrganisationRole | null,
) {
  const mover = moverOf(role);
  return mover === null ? [] : [...nextStatesFor(phaseTransitionsIn(competition), state, mover)];
}
