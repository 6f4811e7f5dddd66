import type { CompetitionState } from './states.ts';
import type { Guard, Mover, Transition } from './transitions.ts';

/** The guards that currently hold, as determined by the caller. */
export type Facts = ReadonlySet<Guard>;

/** Why a competition or phase cannot change state. */
type MoveBreach =
  | {
      readonly breach: 'INVALID_TRANSITION';
      readonly from: CompetitionState;
      readonly to: CompetitionState;
      readonly allowed: readonly CompetitionState[];
    }
  | { readonly breach: 'NOT_YOURS_TO_MOVE'; readonly by: readonly Mover[] }
  | { readonly breach: 'HELD_BACK'; readonly guards: readonly [Guard, ...Guard[]] };

export interface Move {
  readonly from: CompetitionState;
  readonly to: CompetitionState;
  readonly by: Mover;
}

/** Null if the move is allowed; otherwise everything that prevents it. */
export function moveBreach(
  transitions: readonly Transition[],
  { from, to, by }: Move,
  facts: Facts,
): MoveBreach | null {
  const transition = transitions.find((one) => one.to === to && one.from.includes(from));
  if (!transition) return { breach: 'INVALID_TRANSITION', from, to, allowed: nextStates(transitions, from) };
  if (!transition.by.includes(by)) return { breach: 'NOT_YOURS_TO_MOVE', by: transition.by };
  const [first, ...others] = transition.guards.filter((guard) => !facts.has(guard));
  return first === undefined ? null : { breach: 'HELD_BACK', guards: [first, ...others] };
}

/** All states that can directly follow a state. */
export function nextStates(
  transitions: readonly Transition[],
  from: CompetitionState,
): readonly CompetitionState[] {
  return transitions.filter((one) => one.from.includes(from)).map(({ to }) => to);
}

/** The states this role can move it to, whether or not the guards currently hold. */
export function nextStatesFor(
  transitions: readonly Transition[],
  from: CompetitionState,
  by: Mover,
): readonly CompetitionState[] {
  return transitions.filter((one) => one.from.includes(from) && one.by.includes(by)).map(({ to }) => to);
}
