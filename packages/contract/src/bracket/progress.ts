import type { BracketTie, Step } from './tie.ts';

export type StepState = 'OVER' | 'NOW' | 'LATER';

export const isDecided = ({ result }: BracketTie) =>
  result !== null && (result.first.isWinner || result.second.isWinner);

const isFinal = ({ part, size }: Step) => size === 1 && (part === 'MAIN' || part === 'GRAND_FINAL');
const comesBack = ({ part }: Step) => part === 'REPECHAGE' || part === 'BRONZE';

/** The final is played after the bronze bouts. */
function inOrderOfPlay(steps: readonly Step[]): readonly Step[] {
  const final = steps.some(comesBack) ? steps.findLast(isFinal) : undefined;
  return final === undefined ? steps : [...steps.filter((step) => step !== final), final];
}

/**
 * The current round is the first undecided one. Matches for lower places hold up no other, and a preview has
 * no matches: neither is ever the current round.
 */
export function stepStates(steps: readonly Step[]): ReadonlyMap<Step, StepState> {
  const isOver = ({ ties }: Step) => ties.every(isDecided);
  const now = inOrderOfPlay(steps).find(
    (step) => step.part !== 'PLACEMENT' && !isOver(step) && step.ties.some(({ matchId }) => matchId !== null),
  );
  const stateOf = (step: Step) => (isOver(step) ? 'OVER' : step === now ? 'NOW' : 'LATER');
  return new Map(steps.map((step) => [step, stateOf(step)]));
}

/** From the current round on, then the earlier ones; a bracket that is over starts with its final. */
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

/** The tie that the winner of each tie advances to. */
export function nextTies(ties: readonly BracketTie[]): ReadonlyMap<string, BracketTie> {
  return new Map(
    ties.flatMap((tie) =>
      [tie.first, tie.second].flatMap(({ source }) =>
        source.kind === 'WINNER' ? [[String(source.tie), tie] as const] : [],
      ),
    ),
  );
}
