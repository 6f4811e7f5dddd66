import type { SubstitutionToRegister, Write } from '@traip/contract';
import type { Localised } from '@traip/engine';

/** A substitution that was written down on this device, or is taken back, and that the backend has not confirmed yet. */
export interface WaitingSubstitution {
  readonly told: Omit<Write<typeof SubstitutionToRegister>, 'matchId'>;
  /** Why the backend does not take it. */
  readonly refusal?: Localised;
}

export type Substitutions = readonly WaitingSubstitution[];
export type Substitution = Omit<WaitingSubstitution['told'], 'undo'>;

/** The same one, told once more: who for whom, and when. */
export function substitutionKey({ teamId, off, on, period, minute, second = 0 }: Substitution): string {
  return [teamId, off, on, period, minute, second].join(' ');
}

/** Adds one; what was never sent and is taken back is simply gone. */
export function withSubstitution(waiting: Substitutions, told: WaitingSubstitution['told']): Substitutions {
  const rest = withoutSubstitution(waiting, told);
  const wasOnlyHere = told.undo === true && rest.length < waiting.length;
  return wasOnlyHere ? rest : [...rest, { told }];
}

export function withoutSubstitution(waiting: Substitutions, told: Substitution): Substitutions {
  return waiting.filter((one) => substitutionKey(one.told) !== substitutionKey(told));
}

export function refusedSubstitution(
  waiting: Substitutions,
  told: Substitution,
  refusal: Localised,
): Substitutions {
  const key = substitutionKey(told);
  return waiting.map((one) => (substitutionKey(one.told) === key ? { ...one, refusal } : one));
}

/** Those that are still to be sent. */
export function openSubstitutions(waiting: Substitutions): Substitutions {
  return waiting.filter(({ refusal }) => refusal === undefined);
}
