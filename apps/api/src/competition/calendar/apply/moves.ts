import type { Placement, Span } from '@traip/engine/calendar';
import { momentOf } from '../../../platform/time/madrid.ts';
import type { Move } from '../../timetable/moves/queries.ts';
import type { Inputs, Wishes } from '../problem/inputs.ts';
import { isFixed } from '../problem/inputs.ts';
import type { MatchInput } from '../problem/queries.ts';
import { buildFieldVenues, buildTeams } from '../problem/teams-and-venues.ts';
import type { Findings } from '../search/search-result.ts';

export interface Moves {
  readonly all: readonly Move[];
  readonly counts: { readonly scheduled: number; readonly moved: number; readonly unscheduled: number };
}

/** The moves that apply a calendar; null if one of its slots has been taken since. */
export function buildMoves(inputs: Inputs, wishes: Wishes, result: Findings): Moves | null {
  const placements = new Map(result.placements.map((placement) => [placement.match, placement]));
  const movable = inputs.matches.filter((match) => !isFixed(match, inputs.now));
  const isFree = slotChecker(inputs, wishes);
  const isTaken = movable.some((match) => {
    const place = placements.get(match.id);
    return place !== undefined && !isFree(match, place);
  });
  if (isTaken) return null;
  const all = movable.flatMap((match) => buildMove(match, placements.get(match.id)));
  const rescheduled = all.filter(({ payload }) => payload.old.kickOff !== null);
  const moved = rescheduled.filter(({ kickOff }) => kickOff !== null).length;
  const scheduled = movable.filter(({ id }) => placements.has(id)).length;
  return { all, counts: { scheduled, moved, unscheduled: rescheduled.length - moved } };
}

/** Empty if the match is already there. */
function buildMove(
  { id, state, kickOff, fieldId }: MatchInput,
  place: Placement | undefined,
): readonly Move[] {
  const slot = place
    ? { kickOff: momentOf(place.at), fieldId: place.field }
    : { kickOff: null, fieldId: null };
  const isSame = kickOff?.getTime() === slot.kickOff?.getTime() && fieldId === slot.fieldId;
  const isSameState = state === (place ? 'SCHEDULED' : 'CREATED');
  return isSame && isSameState ? [] : [{ id, ...slot, payload: { old: { kickOff, fieldId }, new: slot } }];
}

interface Sides {
  readonly homeTeamId: string | null;
  readonly awayTeamId: string | null;
}

/** Returns a check that no other phase and no closed day blocks a slot. */
function slotChecker(inputs: Inputs, wishes: Wishes) {
  const teams = new Set(inputs.matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const sides = new Map([...teams].flatMap((id) => (id ? [[id, { home: id, away: id }]] : [])));
  const teamBlackouts = new Map(
    buildTeams(inputs, wishes, sides).map(({ id, blackouts = [] }) => [id, blackouts]),
  );
  const fieldBlackouts = new Map(
    buildFieldVenues(inputs, wishes).map(({ id, blackouts = [] }) => [id, blackouts]),
  );
  return (
    { homeTeamId, awayTeamId }: Sides,
    { at, field }: { readonly at: number; readonly field: string },
  ) => {
    const blackouts = fieldBlackouts.get(field);
    if (!blackouts) return false;
    const own = [homeTeamId, awayTeamId].flatMap((id) => (id ? (teamBlackouts.get(id) ?? []) : []));
    const overlaps = (span: Span) => at < span.to && span.from < at + inputs.minutes;
    return ![...blackouts, ...own].some(overlaps);
  };
}
