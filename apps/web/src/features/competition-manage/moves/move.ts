import {
  type CompetitionState,
  competitionTransitions,
  type Guard,
  phaseTransitions,
} from '@traip/engine/competition';

/** What people call going from one state to another. */
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

/** What is usually done next comes first; what takes something away, last. */
const order: readonly Move[] = [
  ...(['finish', 'publish', 'start', 'resume', 'revive', 'announce'] as const),
  ...(['startOpen', 'open', 'close', 'hide', 'backToDraft', 'cancel'] as const),
];

export function sortMoves(
  from: CompetitionState,
  next: readonly CompetitionState[],
): readonly CompetitionState[] {
  const rank = (to: CompetitionState) => order.indexOf(moveOf(from, to));
  return next.toSorted((one, other) => rank(one) - rank(other));
}

/** What must hold before a competition, or a phase, goes somewhere. */
export function guardsOf(
  of: 'competition' | 'phase',
  from: CompetitionState,
  to: CompetitionState,
): readonly Guard[] {
  const transitions = of === 'phase' ? phaseTransitions : competitionTransitions;
  return transitions.find((one) => one.to === to && one.from.includes(from))?.guards ?? [];
}
