import type {
  CalendarMatch,
  CalendarOffence,
  CalendarOutcome,
  Read,
  Slot as SlotShape,
} from '@traip/contract';
import type { Obstacle, Offence, Placement } from '@traip/engine/calendar';
import type { Slot } from '@traip/engine/formats';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { momentOf } from '../../../platform/time/madrid.ts';
import { findTeams } from '../../broker/phase/queries.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { isElsewhere, teamOfHomeReferee } from '../problem/build.ts';
import { idOfPerson } from '../problem/person.ts';
import { findMatches, type MatchInput } from '../problem/queries.ts';
import { isPlaceholder } from '../problem/resolve-sides.ts';
import type { Findings, SearchResult, UnplacedReason } from '../search/search-result.ts';
import { findPersonNames, findPlaces, type PlaceRow } from './queries.ts';

type Outcome = Read<typeof CalendarOutcome>;
type Team = ReturnType<typeof teamInBrief>;
type Conflict = Outcome['explanations'][number]['conflict'][number];

/** The teams and fields that a result refers to by id. */
interface Names {
  readonly people: ReadonlyMap<string, string | null>;
  readonly teams: ReadonlyMap<string, Team>;
  readonly places: ReadonlyMap<string, PlaceRow>;
}

/** The result with teams, days and venues instead of ids. */
export async function outcomeReply(
  db: Database,
  scope: OrganisationRef,
  phaseId: string,
  result: SearchResult,
): Promise<Outcome> {
  const matches = await findMatches(db, scope, [phaseId]);
  const teamIds = result.fairness.teams.map(({ team }) => team);
  const names = await loadNames(db, matches, { ...result, teamIds });
  const placements = new Map(result.placements.map((placement) => [placement.match, placement]));
  const free = new Set([...placements.keys(), ...result.unplaced].filter((id) => !result.fixed.includes(id)));
  const rows = matches.map((match) => ({
    ...matchReply(names, match, placements.get(match.id)),
    isFixed: !free.has(match.id),
  }));
  return {
    hard: result.hard,
    soft: result.soft,
    unplaced: result.unplaced.length,
    placed: rows.filter(({ place, isFixed }) => place !== null && !isFixed).length,
    moved: rows.filter(isMoved).length,
    matches: rows,
    offences: result.offences.map((offence) => offenceReply(names, placements, offence)),
    offenceCount: result.offenceCount,
    explanations: result.reasons.map((reason) => explanationReply(names, reason)),
    fairness: fairnessReply(names, result),
  };
}

/** Matches of other competitions, with their places. */
export async function neighbourReply(
  db: Database,
  matches: readonly MatchInput[],
  result: Findings,
): Promise<readonly Read<typeof CalendarMatch>[]> {
  const own = new Map(result.placements.map((placement) => [placement.match, placement]));
  const placements = matches.flatMap(({ id }) => own.get(id) ?? []);
  const names = await loadNames(db, matches, { placements, offences: [], reasons: [], teamIds: [] });
  const fixed = new Set(result.fixed);
  return matches.map((match) => ({
    ...matchReply(names, match, own.get(match.id)),
    isFixed: fixed.has(match.id),
  }));
}

interface Named extends Pick<Findings, 'placements' | 'offences' | 'reasons'> {
  readonly teamIds: readonly string[];
}

async function loadNames(db: Database, matches: readonly MatchInput[], result: Named): Promise<Names> {
  const teamIds = new Set([
    ...matches.flatMap(({ home, away, homeTeamId, awayTeamId }) => [
      ...[homeTeamId, awayTeamId, home.participant, away.participant].map((id) => id ?? ''),
    ]),
    ...result.teamIds,
  ]);
  const obstacles = [
    ...result.offences,
    ...result.reasons.flatMap(({ conflict, cheapest }) => [...conflict, ...(cheapest?.relax ?? [])]),
  ];
  const personIds = obstacles.flatMap(({ referee }) => idOfPerson(referee ?? '') ?? []);
  const fieldIds = new Set([
    ...result.placements.map(({ field }) => field),
    ...matches.map(({ fieldId }) => fieldId ?? ''),
    ...obstacles.map(({ venue }) => venue ?? ''),
    ...result.reasons.map(({ cheapest }) => cheapest?.placement.field ?? ''),
  ]);
  const isReal = (id: string) => id !== '' && !isPlaceholder(id) && !isElsewhere(id);
  const [teams, places, people] = await Promise.all([
    findTeams(db, [...teamIds].filter(isReal)),
    findPlaces(db, [...fieldIds].filter(isReal)),
    personIds.length > 0 ? findPersonNames(db, personIds) : [],
  ]);
  return {
    people: new Map(people.map(({ id, name }) => [id, name])),
    teams: new Map(teams.map((team) => [team.id, teamInBrief(team)])),
    places: new Map(places.map((place) => [place.id, place])),
  };
}

function matchReply(
  names: Names,
  match: MatchInput,
  placement: Placement | undefined,
): Omit<Read<typeof CalendarMatch>, 'isFixed'> {
  const { id, round, groupKey: group, kickOff, fieldId } = match;
  return {
    id,
    round,
    group,
    home: slotReply(names, match.home, match.homeTeamId),
    away: slotReply(names, match.away, match.awayTeamId),
    before: kickOff && { kickOff, field: names.places.get(fieldId ?? '')?.name ?? null },
    place: placement ? placeReply(names, placement) : null,
  };
}

function isMoved({ before, place, isFixed }: Read<typeof CalendarMatch>): boolean {
  if (before === null || isFixed) return false;
  return before.kickOff.getTime() !== place?.kickOff.getTime() || before.field !== place.field.name;
}

function slotReply(
  { teams }: Names,
  { source, provisional }: Slot,
  teamId: string | null,
): Read<typeof SlotShape> {
  return { source: { ...source }, team: teams.get(teamId ?? '') ?? null, isProvisional: provisional };
}

function placeReply({ places }: Names, { at, date: day, time, field }: Placement) {
  const place = places.get(field);
  if (!place) return null;
  return {
    kickOff: momentOf(at),
    day,
    time,
    field: { id: place.id, name: place.name },
    venue: { id: place.venueId, name: place.venueName },
  };
}

/**
 * The rules of a fictitious home referee are reported as those of its team. A person has a name, and is only
 * unavailable during matches of other competitions.
 */
function conflictReply(
  { teams, places, people }: Names,
  { kind, team, venue, referee, matches }: Obstacle | Offence,
): Conflict {
  const place = places.get(venue ?? '');
  const personId = idOfPerson(referee ?? '');
  const isHome = referee !== undefined && personId === undefined;
  const named = isHome ? teamOfHomeReferee(referee) : team;
  return {
    kind: isHome ? 'NO_HOME' : kind === 'REFEREE_BLACKOUT' ? 'PERSON_ELSEWHERE' : kind,
    team: teams.get(named ?? '') ?? null,
    venue: place ? { id: place.venueId, name: place.venueName } : null,
    person: personId === undefined ? null : { id: personId, name: people.get(personId) ?? null },
    matchIds: [...matches],
  };
}

function offenceReply(
  names: Names,
  placements: ReadonlyMap<string, Placement>,
  offence: Offence,
): Read<typeof CalendarOffence> {
  const days = offence.matches.flatMap((id) => placements.get(id)?.date ?? []).sort();
  const { isHard, cost } = offence;
  return { ...conflictReply(names, offence), isHard, cost, day: days.at(-1) ?? null };
}

function explanationReply(
  names: Names,
  { match, conflict, cheapest }: UnplacedReason,
): Outcome['explanations'][number] {
  const place = cheapest && placeReply(names, cheapest.placement);
  const where = (obstacle: Obstacle) => conflictReply(names, obstacle);
  return {
    matchId: match,
    conflict: conflict.map(where),
    cheapest: cheapest && place ? { ...place, relax: cheapest.relax.map(where) } : null,
  };
}

function fairnessReply({ teams }: Names, { fairness }: SearchResult): Outcome['fairness'] {
  const { balance, breaks, longestRun, leastRest, primeTimes, early, late } = fairness.spread;
  return {
    teams: fairness.teams.flatMap(({ team, rest, travel: _unused, ...share }) => {
      const named = teams.get(team);
      return named ? [{ ...share, team: named, leastRest: rest?.least ?? null }] : [];
    }),
    spread: { balance, breaks, longestRun, leastRest, primeTimes, early, late },
  };
}
