import type { MatchRole } from './actions.ts';
import type { LineupState } from './lineup.ts';
import type { MatchStatus } from './status.ts';

/** The team roles that can act on a lineup. */
type TeamRole = 'OWNER' | 'COACH' | 'CAPTAIN' | 'ASSISTANT_CAPTAIN' | 'STUFF';
export type LineupRole = MatchRole | TeamRole;

/** One transition of a lineup by an action. */
interface LineupMove {
  /** Null: the lineup does not exist yet. */
  readonly from: readonly (LineupState | null)[];
  /** The match statuses in which it is allowed. */
  readonly during: readonly MatchStatus[];
  /** SAME: the state is kept, and a confirmed lineup is checked again. NONE: the lineup is removed. */
  readonly to: LineupState | 'SAME' | 'NONE';
  readonly roles: readonly LineupRole[];
}

const team = ['OWNER', 'COACH', 'CAPTAIN', 'ASSISTANT_CAPTAIN', 'STUFF'] as const;
const desk = ['super-admin', 'admin', 'referee'] as const;
const beforeStart = ['CREATED', 'SCHEDULED'] as const;
const untilClosed = ['CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED'] as const;

/** All lineup actions: the states and match statuses they apply to, and who may take them. */
const lineupActions = {
  save: [
    { from: [null], during: beforeStart, to: 'DRAFT', roles: team },
    { from: ['DRAFT'], during: beforeStart, to: 'SAME', roles: team },
    { from: [null], during: untilClosed, to: 'DRAFT', roles: desk },
    { from: ['DRAFT', 'CONFIRMED', 'LOCKED'], during: untilClosed, to: 'SAME', roles: desk },
  ],
  confirm: [
    { from: ['DRAFT'], during: beforeStart, to: 'CONFIRMED', roles: team },
    { from: ['DRAFT'], during: untilClosed, to: 'CONFIRMED', roles: desk },
  ],
  remove: [
    { from: ['DRAFT'], during: beforeStart, to: 'NONE', roles: team },
    { from: ['DRAFT', 'CONFIRMED', 'LOCKED'], during: untilClosed, to: 'NONE', roles: desk },
  ],
} as const satisfies Readonly<Record<string, readonly LineupMove[]>>;

export type LineupAction = keyof typeof lineupActions;

export const lineupActionNames = Object.keys(lineupActions) as [LineupAction, ...LineupAction[]];

interface LineupActionBreach {
  readonly breach: 'LINEUP_NOT_OPEN';
  readonly action: LineupAction;
  readonly state: LineupState | null;
  readonly status: MatchStatus;
  /** The actions this role can take instead. */
  readonly allowed: readonly LineupAction[];
}

/** The current state of a lineup and its match. */
interface LineupSituation {
  readonly state: LineupState | null;
  readonly status: MatchStatus;
}

function openMove(action: LineupAction, { state, status }: LineupSituation, role: LineupRole) {
  const moves: readonly LineupMove[] = lineupActions[action];
  return moves.find(
    ({ from, during, roles }) => from.includes(state) && during.includes(status) && roles.includes(role),
  );
}

/** Whether a lineup action is allowed now: the resulting state, or why not. */
export function canActOnLineup(
  action: LineupAction,
  situation: LineupSituation,
  role: LineupRole,
): { readonly to: LineupState | null } | LineupActionBreach {
  const move = openMove(action, situation, role);
  if (move === undefined) {
    const allowed = lineupActionNames.filter((other) => openMove(other, situation, role) !== undefined);
    return { breach: 'LINEUP_NOT_OPEN', action, ...situation, allowed };
  }
  return { to: move.to === 'SAME' ? situation.state : move.to === 'NONE' ? null : move.to };
}

/** Who is looking at a lineup. */
export type LineupViewer = 'OWN_TEAM' | 'DESK' | 'RIVAL' | 'PUBLIC';

const PUBLIC_BEFORE = 60 * 60 * 1000;

/** Whether a viewer sees a lineup: opponents once it is confirmed, everyone an hour before kick-off (ms). */
export function canSeeLineup(
  viewer: LineupViewer,
  state: LineupState,
  kickOff: number | null,
  now: number,
): boolean {
  if (viewer === 'OWN_TEAM' || viewer === 'DESK') return true;
  if (viewer === 'RIVAL' || state === 'LOCKED') return state !== 'DRAFT';
  return state === 'CONFIRMED' && kickOff !== null && now >= kickOff - PUBLIC_BEFORE;
}
