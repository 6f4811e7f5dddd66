import type { CompetitionState } from './states.ts';

/** The roles that can change the state of a competition. */
export type Mover = 'super-admin' | 'admin' | 'referee';

/** What must hold before a move. */
export const guards = [
  'COMPLETE',
  'RULES_VALID',
  'NO_TEAM_ACCEPTED',
  'NOTHING_BEGUN',
  'FIRST_PHASE_GENERATED',
  'TWO_TEAMS',
  'TAKES_LATE_ENTRIES',
  'PHASES_OVER',
  'TIES_RESOLVED',
  'REASON_GIVEN',
  'NOTHING_EVER_STARTED',
  'GENERATED',
  'PREVIOUS_OVER',
  'MATCHES_OVER',
  'NEXT_NOT_STARTED',
] as const;

export type Guard = (typeof guards)[number];

export interface Transition {
  readonly from: readonly CompetitionState[];
  readonly to: CompetitionState;
  readonly by: readonly Mover[];
  readonly guards: readonly Guard[];
}

const administrators = ['super-admin', 'admin'] as const;
const staff = ['super-admin', 'admin', 'referee'] as const;
const unfinished = ['DRAFT', 'PENDING', 'PUBLICIZED', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'] as const;

/** The life cycle of a competition. */
export const competitionTransitions: readonly Transition[] = [
  { from: ['DRAFT'], to: 'PENDING', by: staff, guards: ['COMPLETE', 'RULES_VALID'] },
  { from: ['DRAFT', 'PENDING'], to: 'PUBLICIZED', by: administrators, guards: ['COMPLETE', 'RULES_VALID'] },
  { from: ['PENDING'], to: 'DRAFT', by: administrators, guards: ['NO_TEAM_ACCEPTED'] },
  { from: ['PUBLICIZED'], to: 'PENDING', by: administrators, guards: ['NOTHING_BEGUN'] },
  {
    from: ['PENDING', 'PUBLICIZED'],
    to: 'IN_PROGRESS',
    by: staff,
    guards: ['RULES_VALID', 'FIRST_PHASE_GENERATED', 'TWO_TEAMS'],
  },
  {
    from: ['PUBLICIZED'],
    to: 'IN_PROGRESS_AND_OPENED',
    by: administrators,
    guards: ['RULES_VALID', 'FIRST_PHASE_GENERATED', 'TWO_TEAMS', 'TAKES_LATE_ENTRIES'],
  },
  { from: ['IN_PROGRESS'], to: 'IN_PROGRESS_AND_OPENED', by: administrators, guards: ['TAKES_LATE_ENTRIES'] },
  { from: ['IN_PROGRESS_AND_OPENED'], to: 'IN_PROGRESS', by: administrators, guards: [] },
  {
    from: ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'],
    to: 'FINISHED',
    by: staff,
    guards: ['PHASES_OVER', 'TIES_RESOLVED'],
  },
  { from: ['FINISHED'], to: 'IN_PROGRESS', by: ['super-admin'], guards: ['REASON_GIVEN'] },
  { from: unfinished, to: 'CANCELED', by: administrators, guards: ['REASON_GIVEN'] },
  { from: ['CANCELED'], to: 'DRAFT', by: ['super-admin'], guards: ['NOTHING_EVER_STARTED'] },
];

/** The life cycle of a phase. */
export const phaseTransitions: readonly Transition[] = [
  { from: ['DRAFT'], to: 'PENDING', by: staff, guards: ['GENERATED'] },
  { from: ['PENDING'], to: 'DRAFT', by: staff, guards: ['NOTHING_BEGUN'] },
  { from: ['PENDING'], to: 'IN_PROGRESS', by: staff, guards: ['GENERATED', 'PREVIOUS_OVER'] },
  {
    from: ['IN_PROGRESS'],
    to: 'IN_PROGRESS_AND_OPENED',
    by: administrators,
    guards: ['TAKES_LATE_ENTRIES'],
  },
  { from: ['IN_PROGRESS_AND_OPENED'], to: 'IN_PROGRESS', by: administrators, guards: [] },
  {
    from: ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'],
    to: 'FINISHED',
    by: staff,
    guards: ['MATCHES_OVER', 'TIES_RESOLVED'],
  },
  { from: ['FINISHED'], to: 'IN_PROGRESS', by: administrators, guards: ['NEXT_NOT_STARTED'] },
  {
    from: ['DRAFT', 'PENDING', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'],
    to: 'CANCELED',
    by: administrators,
    guards: ['REASON_GIVEN'],
  },
];
