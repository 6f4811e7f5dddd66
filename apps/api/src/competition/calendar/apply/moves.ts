import type { Placement, Span } from '@traip/engine/calendar';
import type { Inputs, Wishes } from '../problem/inputs.ts';
import { isFixed } from '../problem/inputs.ts';
import type { MatchInput } from '../problem/queries.ts';
import { fieldVenues, teamsIn } from '../problem/who-and-where.ts';
import type { SearchResult } from '../search/search-result.ts';
import { momentOf } from '../time/madrid.ts';
import type { Move } from './queries.ts';

interface Moves {
  readonly all: readonly Move[];
  readonly counts: { readonly scheduled: number; readonly moved: number; readonly unscheduled: number };
}

/** What has to be written for a calendar; null if somebody else has taken one of its places since. */
export function movesOf(inputs: Inputs, wishes: Wishes, found: SearchResult): Moves | null {
  const placeOf = new Map(found.placements.map((placement) => [placement.match, placement]));
  const movable = inputs.matches.filter((match) => !isFixed(match, inputs.now));
  const isOpen = openPlaces(inputs, wishes);
  const isTaken = movable.some((match) => {
    const place = placeOf.get(match.id);
    return place !== undefined && !isOpen(match, place);
  });
  if (isTaken) return null;
  const all = movable.flatMap((match) => moveOf(match, placeOf.get(match.id)));
  const left = all.filter(({ payload }) => payload.old.kickOff !== null);
  const moved = left.filter(({ kickOff }) => kickOff !== null).length;
  const scheduled = movable.filter(({ id }) => placeOf.has(id)).length;
  return { all, counts: { scheduled, moved, unscheduled: left.length - moved } };
}

/** Nothing if the match is there already. */
function moveOf({ id, state, kickOff, fieldId }: MatchInput, place: Placement | undefined): readonly Move[] {
  const spot = place
    ? { kickOff: momentOf(place.at), fieldId: place.field }
    : { kickOff: null, fieldId: null };
  const isSame = kickOff?.getTime() === spot.kickOff?.getTime() && fieldId === spot.fieldId;
  const isSaid = state === (place ? 'SCHEDULED' : 'CREATED');
  return isSame && isSaid ? [] : [{ id, ...spot, payload: { old: { kickOff, fieldId }, new: spot } }];
}

interface Sides {
  readonly homeTeamId: string | null;
  readonly awayTeamId: string | null;
}

/** Whether neither another phase nor a closed day is in the way of a place. */
function openPlaces(inputs: Inputs, wishes: Wishes) {
  const teams = new Set(inputs.matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const known = new Map([...teams].flatMap((id) => (id ? [[id, { home: id, away: id }]] : [])));
  const ofTeam = new Map(teamsIn(inputs, wishes, known).map(({ id, blackouts = [] }) => [id, blackouts]));
  const ofField = new Map(fieldVenues(inputs, wishes).map(({ id, blackouts = [] }) => [id, blackouts]));
  return (
    { homeTeamId, awayTeamId }: Sides,
    { at, field }: { readonly at: number; readonly field: string },
  ) => {
    const blackouts = ofField.get(field);
    if (!blackouts) return false;
    const own = [homeTeamId, awayTeamId].flatMap((id) => (id ? (ofTeam.get(id) ?? []) : []));
    const isInTheWay = (span: Span) => at < span.to && span.from < at + inputs.minutes;
    return ![...blackouts, ...own].some(isInTheWay);
  };
}
