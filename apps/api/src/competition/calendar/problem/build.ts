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
import { dayAfter, kickOffAt, wholeDays } from '../../../platform/time/madrid.ts';
import { listKickOffs } from '../time/weekly.ts';
import { type Inputs, isFixed, type Wishes } from './inputs.ts';
import type { MatchInput } from './queries.ts';
import { dependsOnGroup, dependsOnRound, resolveSides, type Sides } from './resolve-sides.ts';
import { assignRoundWindows } from './round-windows.ts';
import { buildRules } from './rules.ts';
import { buildFieldVenues, buildTeams } from './teams-and-venues.ts';

/** The problem for the engine, and the current placements. */
export interface BuiltProblem {
  readonly problem: DatedProblem;
  readonly current: Placements;
}

type Reason =
  | 'CALENDAR_WITHOUT_MATCHES'
  | 'CALENDAR_WITHOUT_FIELDS'
  | 'CALENDAR_WITHOUT_KICK_OFFS'
  | 'CALENDAR_TOO_LARGE';

/** More than any real league, and still fits into memory. */
const maxMatches = 1500;
const maxOptions = 1_000_000;

/** Builds the engine's problem, or refuses. For the engine each field is a venue of its own. */
export function buildProblem(inputs: Inputs, wishes: Wishes): BuiltProblem | Refusal<Reason> {
  const { matches, first, last, now } = inputs;
  const movable = matches.filter((match) => !isFixed(match, now));
  if (movable.length === 0) return refuse('CALENDAR_WITHOUT_MATCHES');
  if (inputs.fields.length === 0) return refuse('CALENDAR_WITHOUT_FIELDS', { field: 'venueIds' });
  const closed = inputs.closed.filter(({ venueId, teamId }) => venueId === null && teamId === null);
  const kickOffs = listKickOffs({ ...wishes, ...lengthOf(inputs) }, closed).filter(
    ({ at }) => at > kickOffAt(now).at,
  );
  if (kickOffs.length === 0) return refuse('CALENDAR_WITHOUT_KICK_OFFS', { field: 'windows' });
  const sides = resolveSides(matches, inputs.ties);
  const calendarMatches = buildMatches(inputs, wishes, sides, kickOffs);
  const options = calendarMatches.reduce(
    (sum, { venues, locked }) => sum + (locked ? 1 : venues.length * kickOffs.length),
    0,
  );
  if (movable.length > maxMatches || options > maxOptions)
    return refuse('CALENDAR_TOO_LARGE', { field: 'windows' });
  const problem: DatedProblem = {
    first,
    last,
    kickOffs,
    matches: calendarMatches,
    teams: buildTeams(inputs, wishes, sides),
    venues: [...buildFieldVenues(inputs, wishes), ...elsewhereVenues(calendarMatches)],
    referees: homeReferees(wishes),
    rules: buildRules(inputs, wishes),
  };
  return { problem, current: wishes.keepPlaces ? currentPlacements(inputs) : new Map() };
}

function buildMatches(
  inputs: Inputs,
  wishes: Wishes,
  sides: ReadonlyMap<string, Sides>,
  kickOffs: readonly KickOff[],
): readonly CalendarMatch[] {
  const venuesOf = homeFieldsFinder(inputs, wishes);
  const windowOf = windowFinder(inputs, wishes, kickOffs);
  const limitedTeams = new Set(
    wishes.teams.flatMap(({ teamId, noHomeOn }) => (noHomeOn.length > 0 ? teamId : [])),
  );
  return inputs.matches.flatMap((match): readonly CalendarMatch[] => {
    const own = {
      id: match.id,
      round: match.round,
      ...lengthOf(inputs),
      ...(sides.get(match.id) ?? { home: '', away: '' }),
    };
    if (isFixed(match, inputs.now)) {
      const locked = fixedPlace(inputs, match);
      return locked ? [{ ...own, venues: [locked.field], locked }] : [];
    }
    const { homeTeamId: home } = match;
    const referees = home !== null && limitedTeams.has(home) ? { referees: [homeRefereeOf(home)] } : {};
    return [{ ...own, venues: venuesOf(match), ...windowOf(match), ...referees }];
  });
}

/** How long a match lasts and occupies its field. */
const lengthOf = ({ minutes, fieldMinutes }: Inputs) => ({
  minutes,
  ...(fieldMinutes !== undefined && { fieldMinutes }),
});

/** The placement of a fixed match. Played matches, and matches on unknown fields, occupy no field. */
function fixedPlace({ fields, now }: Inputs, { id, kickOff, fieldId, state }: MatchInput): Placement | null {
  if (kickOff === null) return null;
  const isToCome = state === 'SCHEDULED' && kickOff > now;
  const isOnField = isToCome && fields.some((field) => field.id === fieldId);
  return { ...kickOffAt(kickOff), field: isOnField && fieldId !== null ? fieldId : elsewhereOf(id) };
}

const ELSEWHERE = 'elsewhere ';
const elsewhereOf = (matchId: string) => `${ELSEWHERE}${matchId}`;

/** Whether a field stands for one that isn't the organisation's. */
export function isElsewhere(field: string): boolean {
  return field.startsWith(ELSEWHERE);
}

function elsewhereVenues(matches: readonly CalendarMatch[]): readonly CalendarVenue[] {
  const always: Span = { from: -(2 ** 40), to: 2 ** 40 };
  return matches
    .flatMap(({ locked }) => (locked && isElsewhere(locked.field) ? locked.field : []))
    .map((field) => ({ id: field, fields: [field], openings: [always] }));
}

/** The fields where a match may be played: those of the home team, or any if it has none. */
function homeFieldsFinder(
  { fields, homes }: Inputs,
  wishes: Wishes,
): (match: MatchInput) => readonly string[] {
  const allFields = fields.map(({ id }) => id);
  const requested = new Map(
    wishes.teams.flatMap(({ teamId, venueIds }) => (venueIds ? [[teamId, venueIds]] : [])),
  );
  const homeVenues = Map.groupBy(homes, ({ teamId }) => teamId);
  return ({ homeTeamId }) => {
    if (homeTeamId === null) return allFields;
    const venues =
      requested.get(homeTeamId) ?? (homeVenues.get(homeTeamId) ?? []).map(({ venueId }) => venueId);
    const own = fields.filter(({ venueId }) => venues.includes(venueId)).map(({ id }) => id);
    return own.length > 0 ? own : allFields;
  };
}

/** The allowed days of matches whose sides depend on another phase, or on a whole round. */
function windowFinder(
  { matches, endBefore }: Inputs,
  { lastDay, mostPerTeamAndDay }: Wishes,
  kickOffs: readonly KickOff[],
) {
  const days = [...new Set(kickOffs.map(({ date }) => date))];
  const needsRounds = matches.some(({ home, away }) => dependsOnRound(home) || dependsOnRound(away));
  const ofRound = needsRounds
    ? assignRoundWindows(
        matches.map(({ round }) => round),
        days,
      )
    : new Map();
  const lastOfGroups = endBefore && kickOffAt(endBefore).date;
  // If teams can play several times a day, the groups may end on the day of the final.
  const afterGroups = lastOfGroups && (mostPerTeamAndDay > 1 ? lastOfGroups : dayAfter(lastOfGroups));
  return ({ round, home, away }: MatchInput): Pick<CalendarMatch, 'window'> => {
    const window = ofRound.get(round);
    if (window) return { window };
    const waits = dependsOnGroup(home) || dependsOnGroup(away);
    return waits && afterGroups ? { window: { from: afterGroups, to: lastDay } } : {};
  };
}

const HOME_REFEREE = 'home ';
const homeRefereeOf = (teamId: string) => `${HOME_REFEREE}${teamId}`;

export function teamOfHomeReferee(referee: string): string {
  return referee.slice(HOME_REFEREE.length);
}

/**
 * The engine knows when a team can't play, but not when it can't play at home. So each such team gets a
 * fictitious referee for its home matches, who is not available on those days.
 */
function homeReferees({ teams }: Wishes): readonly CalendarReferee[] {
  return teams
    .filter(({ noHomeOn }) => noHomeOn.length > 0)
    .map(({ teamId, noHomeOn }) => ({
      id: homeRefereeOf(teamId),
      blackouts: noHomeOn.map((day) => wholeDays(day, day)),
    }));
}

/** The current placements of the matches that may move. */
function currentPlacements({ matches, now }: Inputs): Placements {
  return new Map(
    matches.flatMap((match) => {
      const { id, kickOff, fieldId } = match;
      return kickOff === null || fieldId === null || isFixed(match, now)
        ? []
        : [[id, { ...kickOffAt(kickOff), field: fieldId }]];
    }),
  );
}
