import type { CompetitionState } from './states.ts';
import type { Guard, Mover, Transition } from './transitions.ts';

/** Which guards hold now, as the caller has found out. */
export type Facts = ReadonlySet<Guard>;

/** Why a competition or a phase stays where it is. */
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

/** Null when the move may be made; otherwise everything that prevents it. */
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

/** The states that can follow a state at all. */
export function nextStates(
  transitions: readonly Transition[],
  from: CompetitionState,
): readonly CompetitionState[] {
  return transitions.filter((one) => one.from.includes(from)).map(({ to }) => to);
}

/** The states this role may move it to, whether or not the guards hold yet. */
export function nextStatesFor(
  transitions: readonly Transition[],
  from: CompetitionState,
  by: Mover,
): readonly CompetitionState[] {
  return transitions.filter((one) => one.from.includes(from) && one.by.includes(by)).map(({ to }) => to);
}
