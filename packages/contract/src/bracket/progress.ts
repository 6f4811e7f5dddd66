import type { BracketTie, Step } from './tie.ts';

export type StepState = 'OVER' | 'NOW' | 'LATER';

export const isDecided = ({ result }: BracketTie) =>
  result !== null && (result.first.isWinner || result.second.isWinner);

const isFinal = ({ part, size }: Step) => size === 1 && (part === 'MAIN' || part === 'GRAND_FINAL');
const comesBack = ({ part }: Step) => part === 'REPECHAGE' || part === 'BRONZE';

/** On the day the final comes after the bronzes. */
function inOrderOfPlay(steps: readonly Step[]): readonly Step[] {
  const final = steps.some(comesBack) ? steps.findLast(isFinal) : undefined;
  return final === undefined ? steps : [...steps.filter((step) => step !== final), final];
}

/**
 * The first round that is not decided is played now. A match for a lower place waits for nobody, and a preview has
 * no matches: neither is ever the round of now.
 */
export function stepStates(steps: readonly Step[]): ReadonlyMap<Step, StepState> {
  const isOver = ({ ties }: Step) => ties.every(isDecided);
  const now = inOrderOfPlay(steps).find(
    (step) => step.part !== 'PLACEMENT' && !isOver(step) && step.ties.some(({ matchId }) => matchId !== null),
  );
  const stateOf = (step: Step) => (isOver(step) ? 'OVER' : step === now ? 'NOW' : 'LATER');
  return new Map(steps.map((step) => [step, stateOf(step)]));
}

/** From the round of now on, then what was played; a bracket that is over begins with its final. */
export function fromNow(steps: readonly Step[]): readonly Step[] {
  const states = stepStates(steps);
  const ordered = inOrderOfPlay(steps);
  const played = ordered.filter((step) => states.get(step) === 'OVER');
  if (played.length < steps.length)
    return [...ordered.filter((step) => states.get(step) !== 'OVER'), ...played.toReversed()];
  const final = steps.findLast(isFinal);
  const others = played.filter((step) => step !== final).toReversed();
  return final === undefined ? others : [final, ...others];
}

/** The tie that the winner of each goes on to. */
export function nextTies(ties: readonly BracketTie[]): ReadonlyMap<string, BracketTie> {
  return new Map(
    ties.flatMap((tie) =>
      [tie.first, tie.second].flatMap(({ source }) =>
        source.kind === 'WINNER' ? [[String(source.tie), tie] as const] : [],
      ),
    ),
  );
}
