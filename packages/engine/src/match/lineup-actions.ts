import type { MatchRole } from './actions.ts';
import type { LineupState } from './lineup.ts';
import type { MatchStatus } from './status.ts';

/** Who acts for a team. */
type TeamRole = 'OWNER' | 'COACH' | 'CAPTAIN' | 'ASSISTANT_CAPTAIN' | 'STUFF';
export type LineupRole = MatchRole | TeamRole;

/** One way in which an action on a lineup is open. */
interface LineupMove {
  /** Null: there is no lineup yet. */
  readonly from: readonly (LineupState | null)[];
  /** The status of the match. */
  readonly during: readonly MatchStatus[];
  /** SAME: it stays what it is, and what was confirmed is checked again. NONE: it is gone. */
  readonly to: LineupState | 'SAME' | 'NONE';
  readonly who: readonly LineupRole[];
}

const team = ['OWNER', 'COACH', 'CAPTAIN', 'ASSISTANT_CAPTAIN', 'STUFF'] as const;
const desk = ['super-admin', 'admin', 'referee'] as const;
const beforeStart = ['CREATED', 'SCHEDULED'] as const;
const untilClosed = ['CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED'] as const;

/** Everything that can be done with a lineup: from where, while the match is what, by whom. */
const lineupActions = {
  save: [
    { from: [null], during: beforeStart, to: 'DRAFT', who: team },
    { from: ['DRAFT'], during: beforeStart, to: 'SAME', who: team },
    { from: [null], during: untilClosed, to: 'DRAFT', who: desk },
    { from: ['DRAFT', 'CONFIRMED', 'LOCKED'], during: untilClosed, to: 'SAME', who: desk },
  ],
  confirm: [
    { from: ['DRAFT'], during: beforeStart, to: 'CONFIRMED', who: team },
    { from: ['DRAFT'], during: untilClosed, to: 'CONFIRMED', who: desk },
  ],
  remove: [
    { from: ['DRAFT'], during: beforeStart, to: 'NONE', who: team },
    { from: ['DRAFT', 'CONFIRMED', 'LOCKED'], during: untilClosed, to: 'NONE', who: desk },
  ],
} as const satisfies Readonly<Record<string, readonly LineupMove[]>>;

export type LineupAction = keyof typeof lineupActions;

export const lineupActionNames = Object.keys(lineupActions) as [LineupAction, ...LineupAction[]];

interface LineupActionBreach {
  readonly breach: 'LINEUP_NOT_OPEN';
  readonly action: LineupAction;
  readonly state: LineupState | null;
  readonly status: MatchStatus;
  /** What this role can do instead. */
  readonly allowed: readonly LineupAction[];
}

/** Where a lineup and its match stand. */
interface LineupSituation {
  readonly state: LineupState | null;
  readonly status: MatchStatus;
}

function openMove(action: LineupAction, { state, status }: LineupSituation, role: LineupRole) {
  const moves: readonly LineupMove[] = lineupActions[action];
  return moves.find(
    ({ from, during, who }) => from.includes(state) && during.includes(status) && who.includes(role),
  );
}

/** Whether somebody may act on a lineup now: what becomes of it, or why not. */
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

/** Who looks at a lineup. */
export type LineupViewer = 'OWN_TEAM' | 'DESK' | 'RIVAL' | 'PUBLIC';

const PUBLIC_BEFORE = 60 * 60 * 1000;

/** Whether somebody may see it: the rival once it is confirmed, all others an hour before kick-off (milliseconds). */
export function seesLineup(
  viewer: LineupViewer,
  state: LineupState,
  kickOff: number | null,
  now: number,
): boolean {
  if (viewer === 'OWN_TEAM' || viewer === 'DESK') return true;
  if (viewer === 'RIVAL' || state === 'LOCKED') return state !== 'DRAFT';
  return state === 'CONFIRMED' && kickOff !== null && now >= kickOff - PUBLIC_BEFORE;
}
