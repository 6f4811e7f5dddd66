import type { EventType } from '../sports/events.ts';
import type { MatchStatus } from './status.ts';

/** The people who can act on a match, by their role in the organisation that runs the competition. */
export type MatchRole = 'super-admin' | 'admin' | 'referee';

/** One transition of a match by an action. */
export interface MatchMove {
  /** Null: the match does not exist yet. */
  readonly from: readonly (MatchStatus | null)[];
  /** 'SAME': the status does not change. */
  readonly to: MatchStatus | 'SAME';
  readonly roles: readonly MatchRole[];
  /** The move requires force, or that the match has (or lacks) a date. */
  readonly needs?: 'FORCE' | 'DATE' | 'NO_DATE';
}

interface MatchActionRule {
  readonly moves: readonly MatchMove[];
  /** The event types this action records; empty if it records none, or what the caller sends. */
  readonly writes: readonly EventType[];
}

const direction = ['super-admin', 'admin'] as const;
const desk = ['super-admin', 'admin', 'referee'] as const;
const beforeStart = ['CREATED', 'SCHEDULED'] as const;
const open = ['CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED'] as const;
const played = ['IN_PROGRESS', 'FINISHED'] as const;

/** Every match action: from which status to which, by whom, and the events it records. */
export const matchActions = {
  create: { moves: [{ from: [null], to: 'CREATED', roles: desk }], writes: ['CREATED'] },
  update: { moves: [{ from: beforeStart, to: 'SAME', roles: desk }], writes: [] },
  schedule: {
    moves: [{ from: beforeStart, to: 'SCHEDULED', roles: desk }],
    writes: ['SCHEDULED', 'RESCHEDULED'],
  },
  // The match loses its date and waits for a new one; the postponement itself is recorded as an event.
  postpone: { moves: [{ from: ['SCHEDULED'], to: 'CREATED', roles: desk }], writes: ['RESCHEDULED'] },
  addReferees: { moves: [{ from: open, to: 'SAME', roles: desk }], writes: [] },
  setStream: { moves: [{ from: open, to: 'SAME', roles: desk }], writes: [] },
  addKnockoutParticipants: { moves: [{ from: beforeStart, to: 'SAME', roles: direction }], writes: [] },
  start: {
    moves: [
      { from: ['SCHEDULED'], to: 'IN_PROGRESS', roles: desk },
      { from: ['CREATED'], to: 'IN_PROGRESS', roles: desk, needs: 'FORCE' },
    ],
    writes: ['START'],
  },
  registerEvent: { moves: [{ from: played, to: 'SAME', roles: desk }], writes: [] },
  deleteEvent: { moves: [{ from: played, to: 'SAME', roles: desk }], writes: [] },
  finish: { moves: [{ from: ['IN_PROGRESS'], to: 'FINISHED', roles: desk }], writes: ['END'] },
  addManualResult: { moves: [{ from: open, to: 'FINISHED', roles: desk }], writes: ['MANUAL_RESULT'] },
  close: { moves: [{ from: ['FINISHED'], to: 'CLOSED', roles: desk }], writes: ['CLOSE_MATCH'] },
  reopen: {
    moves: [
      { from: ['FINISHED'], to: 'IN_PROGRESS', roles: desk },
      { from: ['CLOSED'], to: 'FINISHED', roles: direction },
      { from: ['CANCELLED'], to: 'SCHEDULED', roles: direction, needs: 'DATE' },
      { from: ['CANCELLED'], to: 'CREATED', roles: direction, needs: 'NO_DATE' },
    ],
    writes: ['RE_OPEN'],
  },
  cancel: {
    moves: [
      { from: beforeStart, to: 'CANCELLED', roles: direction },
      // A referee may call off a match in progress.
      { from: ['IN_PROGRESS'], to: 'CANCELLED', roles: desk },
    ],
    writes: ['CANCELLED'],
  },
  // A deleted match keeps its status; the deletion date is stored separately.
  delete: {
    moves: [{ from: ['CREATED', 'SCHEDULED', 'CANCELLED'], to: 'SAME', roles: direction }],
    writes: ['DELETED'],
  },
} as const satisfies Readonly<Record<string, MatchActionRule>>;

export type MatchAction = keyof typeof matchActions;

export const matchActionNames = Object.keys(matchActions) as [MatchAction, ...MatchAction[]];

/** The moves of an action. */
export function movesOf(action: MatchAction): readonly MatchMove[] {
  return matchActions[action].moves;
}

/** Actions a referee may take only on matches assigned to them. */
const scoring: readonly MatchAction[] = [
  'addReferees',
  'start',
  'registerEvent',
  'deleteEvent',
  'finish',
  'addManualResult',
  'close',
  'reopen',
  'cancel',
];

/** Who a match is assigned to, as its caller sees it: the caller, no one (open to any referee), or others. */
export type Assignment = 'CALLER' | 'NOBODY' | 'OTHERS';

/** The person acting on a match. */
export interface MatchCaller {
  readonly role: MatchRole;
  readonly assigned: Assignment;
}

/** Whether an action is reserved for the match’s referees and the caller is not one of them. */
export function isOfOtherReferees(action: MatchAction, { role, assigned }: MatchCaller): boolean {
  return role === 'referee' && assigned === 'OTHERS' && scoring.includes(action);
}

/** The actions a caller may take on a match in this status, before guards. */
export function actionsFor(status: MatchStatus, caller: MatchCaller): readonly MatchAction[] {
  return actionsFrom(status, caller.role).filter((action) => !isOfOtherReferees(action, caller));
}

/** The actions some role may take on a match in this status, before guards. */
export function actionsFrom(status: MatchStatus | null, role?: MatchRole): readonly MatchAction[] {
  return matchActionNames.filter((action) =>
    movesOf(action).some(
      ({ from, roles }) => from.includes(status) && (role === undefined || roles.includes(role)),
    ),
  );
}
