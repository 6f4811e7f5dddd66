import type { EventType } from '../sports/events.ts';
import type { MatchStatus } from './status.ts';

/** Who acts on matches: people with one of these roles in the organisation that runs the competition. */
export type MatchRole = 'super-admin' | 'admin' | 'referee';

/** One way in which an action moves a match. */
export interface MatchMove {
  /** Null: the match does not exist yet. */
  readonly from: readonly (MatchStatus | null)[];
  /** 'SAME': the match stays where it is. */
  readonly to: MatchStatus | 'SAME';
  readonly who: readonly MatchRole[];
  /** Only when the caller insists, or when the match has a date, or none. */
  readonly needs?: 'FORCE' | 'DATE' | 'NO_DATE';
}

interface MatchActionRule {
  readonly moves: readonly MatchMove[];
  /** What is written into the events of the match; empty: nothing, or what the caller sends. */
  readonly writes: readonly EventType[];
}

const direction = ['super-admin', 'admin'] as const;
const desk = ['super-admin', 'admin', 'referee'] as const;
const beforeStart = ['CREATED', 'SCHEDULED'] as const;
const open = ['CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED'] as const;
const played = ['IN_PROGRESS', 'FINISHED'] as const;

/** Everything that can be done with a match: from where, to where, by whom, and what it leaves behind. */
export const matchActions = {
  create: { moves: [{ from: [null], to: 'CREATED', who: desk }], writes: ['CREATED'] },
  update: { moves: [{ from: beforeStart, to: 'SAME', who: desk }], writes: [] },
  schedule: {
    moves: [{ from: beforeStart, to: 'SCHEDULED', who: desk }],
    writes: ['SCHEDULED', 'RESCHEDULED'],
  },
  // It loses its date and waits for another; that it was postponed is a fact beside its status.
  postpone: { moves: [{ from: ['SCHEDULED'], to: 'CREATED', who: desk }], writes: ['RESCHEDULED'] },
  addReferees: { moves: [{ from: open, to: 'SAME', who: desk }], writes: [] },
  setStream: { moves: [{ from: open, to: 'SAME', who: desk }], writes: [] },
  addKnockoutParticipants: { moves: [{ from: beforeStart, to: 'SAME', who: direction }], writes: [] },
  start: {
    moves: [
      { from: ['SCHEDULED'], to: 'IN_PROGRESS', who: desk },
      { from: ['CREATED'], to: 'IN_PROGRESS', who: desk, needs: 'FORCE' },
    ],
    writes: ['START'],
  },
  registerEvent: { moves: [{ from: played, to: 'SAME', who: desk }], writes: [] },
  deleteEvent: { moves: [{ from: played, to: 'SAME', who: desk }], writes: [] },
  finish: { moves: [{ from: ['IN_PROGRESS'], to: 'FINISHED', who: desk }], writes: ['END'] },
  addManualResult: { moves: [{ from: open, to: 'FINISHED', who: desk }], writes: ['MANUAL_RESULT'] },
  close: { moves: [{ from: ['FINISHED'], to: 'CLOSED', who: desk }], writes: ['CLOSE_MATCH'] },
  reopen: {
    moves: [
      { from: ['FINISHED'], to: 'IN_PROGRESS', who: desk },
      { from: ['CLOSED'], to: 'FINISHED', who: direction },
      { from: ['CANCELLED'], to: 'SCHEDULED', who: direction, needs: 'DATE' },
      { from: ['CANCELLED'], to: 'CREATED', who: direction, needs: 'NO_DATE' },
    ],
    writes: ['RE_OPEN'],
  },
  cancel: {
    moves: [
      { from: beforeStart, to: 'CANCELLED', who: direction },
      // A referee may suspend a match that is being played.
      { from: ['IN_PROGRESS'], to: 'CANCELLED', who: desk },
    ],
    writes: ['CANCELLED'],
  },
  // A deleted match keeps its status beside the date of its deletion.
  delete: {
    moves: [{ from: ['CREATED', 'SCHEDULED', 'CANCELLED'], to: 'SAME', who: direction }],
    writes: ['DELETED'],
  },
} as const satisfies Readonly<Record<string, MatchActionRule>>;

export type MatchAction = keyof typeof matchActions;

export const matchActionNames = Object.keys(matchActions) as [MatchAction, ...MatchAction[]];

/** The moves of an action, as data. */
export function movesOf(action: MatchAction): readonly MatchMove[] {
  return matchActions[action].moves;
}

/** What a referee does only in a match that is theirs. */
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

/** To whom a match is assigned, as its caller sees it: to them, to nobody (so to any referee), or to others. */
export type Assignment = 'CALLER' | 'NOBODY' | 'OTHERS';

/** Who acts on a match. */
export interface MatchCaller {
  readonly role: MatchRole;
  readonly assigned: Assignment;
}

/** Whether an action is kept for the referees of the match, and the caller is none of them. */
export function isOfOtherReferees(action: MatchAction, { role, assigned }: MatchCaller): boolean {
  return role === 'referee' && assigned === 'OTHERS' && scoring.includes(action);
}

/** The actions that a caller may take on a match in this status, guards apart. */
export function actionsFor(status: MatchStatus, caller: MatchCaller): readonly MatchAction[] {
  return actionsFrom(status, caller.role).filter((action) => !isOfOtherReferees(action, caller));
}

/** The actions that some role may take on a match in this status, guards apart. */
export function actionsFrom(status: MatchStatus | null, role?: MatchRole): readonly MatchAction[] {
  return matchActionNames.filter((action) =>
    movesOf(action).some(
      ({ from, who }) => from.includes(status) && (role === undefined || who.includes(role)),
    ),
  );
}
