import type { OrganisationRole } from '@traip/contract';
import {
  type CompetitionState,
  competitionTransitions,
  isUnderWay,
  type Mover,
  nextStatesFor,
  phaseTransitions,
  type Transition,
} from '@traip/engine/competition';

/** Somebody of an organisation who moves competitions; a plain member moves none. */
export function moverOf(role: OrganisationRole | null): Mover | null {
  return role === null || role === 'member' ? null : role;
}

/** A phase is played only while its competition is, and nothing moves any more in one that is over. */
export function phaseTransitionsIn(competition: CompetitionState): readonly Transition[] {
  if (competition === 'FINISHED' || competition === 'CANCELED') return [];
  if (isUnderWay(competition)) return phaseTransitions;
  return phaseTransitions.filter(({ to }) => !isUnderWay(to));
}

/** Where the caller could take a competition, whatever still holds it back. */
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
