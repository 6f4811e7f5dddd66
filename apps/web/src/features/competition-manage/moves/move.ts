import {
  type CompetitionState,
  competitionTransitions,
  type Guard,
  phaseTransitions,
} from '@traip/engine/competition';

export type Move =
  | 'announce'
  | 'publish'
  | 'hide'
  | 'backToDraft'
  | 'start'
  | 'startOpen'
  | 'open'
  | 'close'
  | 'finish'
  | 'resume'
  | 'cancel'
  | 'revive';

export function moveOf(from: CompetitionState, to: CompetitionState): Move {
  switch (to) {
    case 'CANCELED':
      return 'cancel';
    case 'FINISHED':
      return 'finish';
    case 'PUBLICIZED':
      return 'publish';
    case 'DRAFT':
      return from === 'CANCELED' ? 'revive' : 'backToDraft';
    case 'PENDING':
      return from === 'PUBLICIZED' ? 'hide' : 'announce';
    case 'IN_PROGRESS_AND_OPENED':
      return from === 'IN_PROGRESS' ? 'open' : 'startOpen';
    case 'IN_PROGRESS':
      if (from === 'FINISHED') return 'resume';
      return from === 'IN_PROGRESS_AND_OPENED' ? 'close' : 'start';
  }
}

/** The usual next transition first, destructive ones last. */
const order: readonly Move[] = [
  ...(['finish', 'publish', 'start', 'resume', 'revive', 'announce'] as const),
  ...(['startOpen', 'open', 'close', 'hide', 'backToDraft', 'cancel'] as const),
];

export function sortMoves(
  from: CompetitionState,
  next: readonly CompetitionState[],
): readonly CompetitionState[] {
  const rank = (to: CompetitionState) => order.indexOf(moveOf(from, to));
  return next.toSorted((a, b) => rank(a) - rank(b));
}

/** The preconditions of a transition. */
export function guardsOf(
  of: 'competition' | 'phase',
  from: CompetitionState,
  to: CompetitionState,
): readonly Guard[] {
  const transitions = of === 'phase' ? phaseTransitions : competitionTransitions;
  return (
    transitions.find((transition) => transition.to === to && transition.from.includes(from))?.guards ?? []
  );
}
