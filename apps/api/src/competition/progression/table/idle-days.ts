import { defaultParams, type LadderParams, type ParamsOf } from '@traip/engine/formats';
import type { IdleDays } from '@traip/engine/standings';
import { dayNumber } from '../../../platform/time/day-in-madrid.ts';
import type { PhaseFacts } from '../facts/facts.ts';

/** The parameters of a ladder, with defaults. */
export function ladderParamsOf({ params }: { readonly params: unknown }): LadderParams {
  return { ...defaultParams.LADDER, ...(params as Partial<ParamsOf['LADDER']> | null) };
}

/** How idle teams drop on a ladder up to the date of the view; null without an inactivity rule. */
export function idleDaysOf(facts: PhaseFacts, { asOf }: { readonly asOf?: string }): IdleDays | null {
  const { inactivityDrop } = ladderParamsOf(facts);
  if (inactivityDrop === null) return null;
  const stays = new Map(facts.teams.map((team) => [team.teamId, membershipOf(team)]));
  const until = asOf === undefined ? Infinity : dayNumber(new Date(asOf));
  const today = Math.min(until, dayNumber(endOf(facts)));
  return { today, inactivityDrop, stays, dayOf: (at) => dayNumber(new Date(at)) };
}

/** Nobody drops any more once a ladder is finished. */
function endOf({ state, finishedAt, now }: PhaseFacts): Date {
  return state === 'FINISHED' && finishedAt !== null ? finishedAt : now();
}

function membershipOf({ createdAt, status, decidedAt }: PhaseFacts['teams'][number]) {
  const hasLeft = status === 'WITHDRAWN' && decidedAt !== null;
  return { from: dayNumber(createdAt), until: hasLeft ? dayNumber(decidedAt) : null };
}
