import { type Refusal, refuse } from '@traip/contract';
import { type Facts, type Move, moveBreach, type Transition } from '@traip/engine/competition';

/** The refusal of a transition, with `more` details, or null if it is allowed. */
export function moveRefusal(
  transitions: readonly Transition[],
  move: Move,
  facts: Facts,
  more: object = {},
): Refusal<'INVALID_TRANSITION' | 'TRANSITION_HELD_BACK' | 'FORBIDDEN'> | null {
  const breach = moveBreach(transitions, move, facts);
  if (breach === null) return null;
  switch (breach.breach) {
    case 'INVALID_TRANSITION': {
      const { from, to, allowed } = breach;
      return refuse('INVALID_TRANSITION', { field: 'state', details: { from, to, allowed } });
    }
    case 'NOT_YOURS_TO_MOVE':
      return refuse('FORBIDDEN', { details: { by: breach.by } });
    case 'HELD_BACK':
      return refuse('TRANSITION_HELD_BACK', { field: 'state', details: { guards: breach.guards, ...more } });
  }
}
