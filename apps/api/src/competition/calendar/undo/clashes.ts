import { fieldMinutes, plannedMinutes, type SportRules } from '@traip/engine';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { type ClosedInput, findClosed, findFields } from '../../timetable/ground/queries.ts';
import { findDuties, findReferees } from '../duties/queries.ts';
import { findOthers, findRules, type OtherMatch } from '../problem/queries.ts';
import type { MatchRow } from './queries.ts';

/** A match and the place in question. */
type PlacedMatch = Pick<MatchRow, 'id' | 'phaseId' | 'homeTeamId' | 'awayTeamId' | 'fieldId' | 'kickOff'>;

interface ClashQuery {
  readonly matches: readonly PlacedMatch[];
  /** Matches that move at the same time, so that it doesn't matter where they are. */
  readonly moving: readonly string[];
}

type Dated = PlacedMatch & { readonly kickOff: Date };

const minute = 60_000;
/** No match of any sport takes longer. */
const longest = 12 * 60 * minute;

/**
 * What else happens at the times and places of these matches: ids of matches with the same field, team or
 * referee, and closed days. Takes as many statements for one match as for thousands.
 */
export async function findClashes(
  db: Database,
  scope: OrganisationRef,
  { matches, moving }: ClashQuery,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const dated = matches.filter((match): match is Dated => match.kickOff !== null);
  if (dated.length === 0) return new Map();
  const around = await findAround(db, scope, dated, new Set(moving));
  return new Map(
    dated.map((match) => [match.id, [...matchesAt(around, match), ...closuresAt(around, match)]]),
  );
}

type Around = Awaited<ReturnType<typeof findAround>>;

/** Everything that may clash with one of the matches. */
async function findAround(
  db: Database,
  scope: OrganisationRef,
  matches: readonly Dated[],
  moving: ReadonlySet<string>,
) {
  const phaseIds = [...new Set(matches.map(({ phaseId }) => phaseId))];
  const days = matches.map(({ kickOff }) => dayInMadrid(kickOff)).sort();
  const times = matches.map(({ kickOff }) => kickOff.getTime());
  // Reduced, because a call takes fewer arguments than a federation has matches.
  const period = {
    from: new Date(times.reduce((a, b) => Math.min(a, b)) - longest),
    to: new Date(times.reduce((a, b) => Math.max(a, b)) + longest),
  };
  const anyPhase = { phaseIds: [], ...period };
  const others = await findOthers(db, {
    ...anyPhase,
    teamIds: matches.flatMap(teamsOf),
    fieldIds: matches.flatMap(({ fieldId }) => fieldId ?? []),
  });
  const referees = await findReferees(db, scope, phaseIds);
  const refereesOf = Map.groupBy(referees, ({ matchId }) => matchId);
  const refereeIds = matches.flatMap(({ id }) => (refereesOf.get(id) ?? []).map(({ userId }) => userId));
  const duties = await findDuties(db, { ...anyPhase, teamIds: [], refereeIds });
  const isOther = ({ id }: { readonly id: string }) => !moving.has(id);
  const fixed = others.filter(isOther);
  return {
    refereesOf,
    ofField: Map.groupBy(fixed, ({ fieldId }) => fieldId),
    ofTeam: Map.groupBy(
      fixed.flatMap((other) => teamsOf(other).map((team) => ({ team, other }))),
      ({ team }) => team,
    ),
    ofReferee: Map.groupBy(duties.filter(isOther), ({ personId }) => personId),
    rules: new Map((await findRules(db, phaseIds)).map((row) => [row.phaseId, rulesOf(row)])),
    fields: new Map((await findFields(db, scope)).map((field) => [field.id, field])),
    closed: await findClosed(db, scope, { first: days[0] ?? '', last: days.at(-1) ?? '' }),
  };
}

const teamsOf = ({ homeTeamId, awayTeamId }: Pick<OtherMatch, 'homeTeamId' | 'awayTeamId'>) =>
  [homeTeamId, awayTeamId].flatMap((id) => id ?? []);

function matchesAt(around: Around, match: Dated): readonly string[] {
  const { ofField, ofTeam, ofReferee, refereesOf, rules } = around;
  const own = rules.get(match.phaseId);
  if (!own) throw new Error('A phase belongs to a competition');
  const overlaps = overlapWith(match.kickOff, own, plannedMinutes);
  const isOnField = overlapWith(match.kickOff, own, fieldMinutes);
  const sameField = match.fieldId === null ? [] : (ofField.get(match.fieldId) ?? []);
  const sameTeam = teamsOf(match).flatMap((id) => (ofTeam.get(id) ?? []).map(({ other }) => other));
  const sameReferee = (refereesOf.get(match.id) ?? []).flatMap(({ userId }) => ofReferee.get(userId) ?? []);
  const clashing = [...sameField.filter(isOnField), ...[...sameTeam, ...sameReferee].filter(overlaps)];
  return [...new Set(clashing.map(({ id }) => id))];
}

type Timed = Pick<OtherMatch, 'kickOff' | 'rulesOverride' | 'sportVariantKey'>;

/** On a golf course the next match begins while the previous one is played, so fields have a time of their own. */
function overlapWith(kickOff: Date, own: SportRules, minutesOf: (rules: SportRules) => number) {
  const from = kickOff.getTime();
  const to = from + minutesOf(own) * minute;
  return (other: Timed) => {
    const start = other.kickOff?.getTime() ?? Number.NaN;
    return start < to && from < start + minutesOf(rulesOf(other)) * minute;
  };
}

function closuresAt({ fields, closed }: Around, match: Dated): readonly string[] {
  const day = dayInMadrid(match.kickOff);
  const field = match.fieldId === null ? null : fields.get(match.fieldId);
  if (field === undefined) return ['the field is deleted'];
  const concerns = ({ venueId, fieldId, teamId, from, to }: ClosedInput) => {
    if (day < from || to < day) return false;
    if (teamId !== null) return teamsOf(match).includes(teamId);
    if (venueId === null) return true;
    return venueId === field?.venueId && (fieldId === null || fieldId === field.id);
  };
  return closed.filter(concerns).map((one) => JSON.stringify(one));
}
