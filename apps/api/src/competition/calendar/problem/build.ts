import { type Refusal, refuse } from '@traip/contract';
import type {
  CalendarMatch,
  CalendarReferee,
  CalendarVenue,
  DatedProblem,
  KickOff,
  Placement,
  Placements,
  Span,
} from '@traip/engine/calendar';
import { dayAfter, kickOffAt, wholeDays } from '../time/madrid.ts';
import { kickOffsOf } from '../time/weekly.ts';
import { type Inputs, isFixed, type Wishes } from './inputs.ts';
import type { MatchInput } from './queries.ts';
import { roundWindows } from './round-windows.ts';
import { rulesOf } from './rules.ts';
import { comesFromGroup, comesFromRound, type Sides, standIns } from './stand-ins.ts';
import { fieldVenues, teamsIn } from './who-and-where.ts';

/** A problem for the engine, and where matches are now. */
export interface BuiltProblem {
  readonly problem: DatedProblem;
  readonly current: Placements;
}

type Reason =
  | 'CALENDAR_WITHOUT_MATCHES'
  | 'CALENDAR_WITHOUT_FIELDS'
  | 'CALENDAR_WITHOUT_KICK_OFFS'
  | 'CALENDAR_TOO_LARGE';

/** More than the largest league in the world has, and still a search that fits into memory. */
const mostMatches = 1500;
const mostOptions = 1_000_000;

/** What the engine is asked; or why there is nothing to ask. In the engine each field is a venue of its own. */
export function buildProblem(inputs: Inputs, wishes: Wishes): BuiltProblem | Refusal<Reason> {
  const { matches, first, last, now } = inputs;
  const movable = matches.filter((match) => !isFixed(match, now));
  if (movable.length === 0) return refuse('CALENDAR_WITHOUT_MATCHES');
  if (inputs.fields.length === 0) return refuse('CALENDAR_WITHOUT_FIELDS', { field: 'venueIds' });
  const closed = inputs.closed.filter(({ venueId, teamId }) => venueId === null && teamId === null);
  const kickOffs = kickOffsOf({ ...wishes, minutes: inputs.minutes }, closed).filter(
    ({ at }) => at > kickOffAt(now).at,
  );
  if (kickOffs.length === 0) return refuse('CALENDAR_WITHOUT_KICK_OFFS', { field: 'windows' });
  const sides = standIns(matches, inputs.ties);
  const placed = matchesOf(inputs, wishes, sides, kickOffs);
  const options = placed.reduce(
    (sum, { venues, locked }) => sum + (locked ? 1 : venues.length * kickOffs.length),
    0,
  );
  if (movable.length > mostMatches || options > mostOptions)
    return refuse('CALENDAR_TOO_LARGE', { field: 'windows' });
  const problem: DatedProblem = {
    first,
    last,
    kickOffs,
    matches: placed,
    teams: teamsIn(inputs, wishes, sides),
    venues: [...fieldVenues(inputs, wishes), ...elsewhere(placed)],
    referees: caretakers(wishes),
    rules: rulesOf(inputs, wishes),
  };
  return { problem, current: wishes.keepPlaces ? placesNow(inputs) : new Map() };
}

function matchesOf(
  inputs: Inputs,
  wishes: Wishes,
  sides: ReadonlyMap<string, Sides>,
  kickOffs: readonly KickOff[],
): readonly CalendarMatch[] {
  const venuesOf = homesOf(inputs, wishes);
  const windowOf = windowsOf(inputs, wishes, kickOffs);
  const careful = new Set(
    wishes.teams.flatMap(({ teamId, noHomeOn }) => (noHomeOn.length > 0 ? teamId : [])),
  );
  return inputs.matches.flatMap((match): readonly CalendarMatch[] => {
    const own = { id: match.id, round: match.round, ...(sides.get(match.id) ?? { home: '', away: '' }) };
    if (isFixed(match, inputs.now)) {
      const locked = fixedPlace(inputs, match);
      return locked ? [{ ...own, venues: [locked.field], locked }] : [];
    }
    const { homeTeamId: home } = match;
    const referees = home !== null && careful.has(home) ? { referees: [caretakerOf(home)] } : {};
    return [{ ...own, venues: venuesOf(match), ...windowOf(match), ...referees }];
  });
}

/** Where a match is that stays. One that was played takes no field from anybody; nor does one on a field of others. */
function fixedPlace({ fields, now }: Inputs, { id, kickOff, fieldId, state }: MatchInput): Placement | null {
  if (kickOff === null) return null;
  const isToCome = state === 'SCHEDULED' && kickOff > now;
  const isOnField = isToCome && fields.some((field) => field.id === fieldId);
  return { ...kickOffAt(kickOff), field: isOnField && fieldId !== null ? fieldId : elsewhereOf(id) };
}

const ELSEWHERE = 'elsewhere ';
const elsewhereOf = (matchId: string) => `${ELSEWHERE}${matchId}`;

/** Whether a field is none of the organisation's. */
export function isElsewhere(field: string): boolean {
  return field.startsWith(ELSEWHERE);
}

function elsewhere(matches: readonly CalendarMatch[]): readonly CalendarVenue[] {
  const always: Span = { from: -(2 ** 40), to: 2 ** 40 };
  return matches
    .flatMap(({ locked }) => (locked && isElsewhere(locked.field) ? locked.field : []))
    .map((field) => ({ id: field, fields: [field], openings: [always] }));
}

/** The fields on which a match may be played: those of the home team, or any if it has none among them. */
function homesOf({ fields, homes }: Inputs, wishes: Wishes): (match: MatchInput) => readonly string[] {
  const everywhere = fields.map(({ id }) => id);
  const wished = new Map(
    wishes.teams.flatMap(({ teamId, venueIds }) => (venueIds ? [[teamId, venueIds]] : [])),
  );
  const usual = Map.groupBy(homes, ({ teamId }) => teamId);
  return ({ homeTeamId }) => {
    if (homeTeamId === null) return everywhere;
    const venues = wished.get(homeTeamId) ?? (usual.get(homeTeamId) ?? []).map(({ venueId }) => venueId);
    const own = fields.filter(({ venueId }) => venues.includes(venueId)).map(({ id }) => id);
    return own.length > 0 ? own : everywhere;
  };
}

/** The days of a match whose sides come out of another phase, or out of a whole round. */
function windowsOf(
  { matches, endBefore }: Inputs,
  { lastDay, mostPerTeamAndDay }: Wishes,
  kickOffs: readonly KickOff[],
) {
  const days = [...new Set(kickOffs.map(({ date }) => date))];
  const needsRounds = matches.some(({ home, away }) => comesFromRound(home) || comesFromRound(away));
  const ofRound = needsRounds
    ? roundWindows(
        matches.map(({ round }) => round),
        days,
      )
    : new Map();
  const lastOfGroups = endBefore && kickOffAt(endBefore).date;
  // Where a team plays several times a day the groups may end in the morning of the final.
  const afterGroups = lastOfGroups && (mostPerTeamAndDay > 1 ? lastOfGroups : dayAfter(lastOfGroups));
  return ({ round, home, away }: MatchInput): Pick<CalendarMatch, 'window'> => {
    const window = ofRound.get(round);
    if (window) return { window };
    const waits = comesFromGroup(home) || comesFromGroup(away);
    return waits && afterGroups ? { window: { from: afterGroups, to: lastDay } } : {};
  };
}

const CARETAKER = 'home ';
const caretakerOf = (teamId: string) => `${CARETAKER}${teamId}`;

/** The team of a caretaker. */
export function teamOfCaretaker(caretaker: string): string {
  return caretaker.slice(CARETAKER.length);
}

/**
 * The engine knows when a team cannot play, but not when it only cannot be at home. A caretaker who has to be at
 * every home match, and cannot come on those days, says the same in the words of the engine.
 */
function caretakers({ teams }: Wishes): readonly CalendarReferee[] {
  return teams
    .filter(({ noHomeOn }) => noHomeOn.length > 0)
    .map(({ teamId, noHomeOn }) => ({
      id: caretakerOf(teamId),
      blackouts: noHomeOn.map((day) => wholeDays(day, day)),
    }));
}

/** Where matches are that may move. */
function placesNow({ matches, now }: Inputs): Placements {
  return new Map(
    matches.flatMap((match) => {
      const { id, kickOff, fieldId } = match;
      return kickOff === null || fieldId === null || isFixed(match, now)
        ? []
        : [[id, { ...kickOffAt(kickOff), field: fieldId }]];
    }),
  );
}
