import type { SubstitutionToRegister, Write } from '@traip/contract';
import type { Localised } from '@traip/engine';

/** A substitution registered or undone on this device that the backend hasn't confirmed. */
export interface QueuedSubstitution {
  /** Called `told` in stored data. */
  readonly told: Omit<Write<typeof SubstitutionToRegister>, 'matchId'>;
  /** Why the backend refused it. */
  readonly refusal?: Localised;
}

export type SubstitutionQueue = readonly QueuedSubstitution[];
export type Substitution = Omit<QueuedSubstitution['told'], 'undo'>;

/** Identifies a substitution: who for whom, and when. */
export function substitutionKey({ teamId, off, on, period, minute, second = 0 }: Substitution): string {
  return [teamId, off, on, period, minute, second].join(' ');
}

/** Undoing one that was never sent just removes it. */
export function enqueueSubstitution(
  queue: SubstitutionQueue,
  substitution: QueuedSubstitution['told'],
): SubstitutionQueue {
  const rest = removeSubstitution(queue, substitution);
  const wasPending = substitution.undo === true && rest.length < queue.length;
  return wasPending ? rest : [...rest, { told: substitution }];
}

export function removeSubstitution(queue: SubstitutionQueue, substitution: Substitution): SubstitutionQueue {
  return queue.filter((queued) => substitutionKey(queued.told) !== substitutionKey(substitution));
}

export function markSubstitutionRefused(
  queue: SubstitutionQueue,
  substitution: Substitution,
  refusal: Localised,
): SubstitutionQueue {
  const key = substitutionKey(substitution);
  return queue.map((queued) => (substitutionKey(queued.told) === key ? { ...queued, refusal } : queued));
}

export function pendingSubstitutions(queue: SubstitutionQueue): SubstitutionQueue {
  return queue.filter(({ refusal }) => refusal === undefined);
}
