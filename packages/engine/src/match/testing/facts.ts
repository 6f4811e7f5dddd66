import type { Assignment, MatchAction, MatchRole } from '../actions.ts';
import { canDo } from '../can-do.ts';
import type { FactsOf } from '../guards.ts';
import type { MatchStatus } from '../status.ts';
import { lions, matchWith, openDesk, pair, rulesOf } from './desk.ts';

const football = rulesOf('FOOTBALL_11');
const oneNil = matchWith(football, [openDesk().goal(lions)]);
const noDependents = { startedDependents: [], keepsWinner: false };
export const teams = { home: 'lions', away: 'bears', phaseTeams: ['lions', 'bears'] };

/** Facts to which no guard objects. */
export const fine: FactsOf = {
  create: teams,
  update: teams,
  schedule: { conflicts: [] },
  postpone: { reason: 'rain' },
  addReferees: { notReferees: [], busyReferees: [] },
  setStream: {},
  addKnockoutParticipants: teams,
  start: teams,
  registerEvent: noDependents,
  deleteEvent: noDependents,
  finish: { match: oneNil, rules: football, knockout: true },
  addManualResult: {
    match: oneNil,
    rules: football,
    knockout: true,
    result: { outcome: 'NORMAL', score: pair(1, 0) },
    ...noDependents,
  },
  close: {},
  reopen: { reason: 'wrong scorer', ...noDependents },
  cancel: { reason: 'storm', knockout: false, advances: null },
  delete: { feeds: [] },
};

/** The status after an action, or the code of its refusal. */
export function outcomeOf<A extends MatchAction>(
  action: A,
  status: MatchStatus | null,
  role: MatchRole,
  {
    facts = fine[action],
    force = false,
    dated = true,
    assigned = 'CALLER',
  }: Partial<{ facts: FactsOf[A]; force: boolean; dated: boolean; assigned: Assignment }> = {},
): string | null {
  const answer = canDo(action, { status, dated }, { role, assigned, force }, facts);
  return 'breach' in answer ? answer.breach : answer.to;
}
