import type { Read, ScheduleConflict } from '@traip/contract';
import { fieldMinutes, plannedMinutes } from '@traip/engine';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import type { LoadedMatch } from '../desk/locked-match.ts';
import {
  type ConflictQuery,
  listClosures,
  listNearbyMatches,
  listRefereeMatches,
  type NearbyMatch,
} from './queries.ts';

type Conflict = Read<typeof ScheduleConflict>;

/** No match of any sport takes longer. */
const maxMatchMinutes = 12 * 60;
const minute = 60_000;

interface SlotRequest {
  readonly kickOff: Date;
  readonly field: { readonly id: string; readonly name: string } | null;
  readonly refereeIds: readonly string[];
}

/** Everything unavailable during the match: field, teams, referees, and closed dates. */
export async function conflictsOf(
  db: Database,
  { match, rules }: Pick<LoadedMatch, 'match' | 'rules'>,
  { kickOff, field, refereeIds }: SlotRequest,
): Promise<Conflict[]> {
  const ends = kickOff.getTime() + plannedMinutes(rules) * minute;
  const query: ConflictQuery = {
    matchId: match.id,
    fieldId: field?.id ?? null,
    refereeIds,
    teamIds: [match.homeTeamId, match.awayTeamId].filter((id) => id !== null),
    from: new Date(kickOff.getTime() - maxMatchMinutes * minute),
    to: new Date(ends),
  };
  const [nearby, refereed, closures] = await Promise.all([
    listNearbyMatches(db, query),
    listRefereeMatches(db, query),
    listClosures(db, match, { ...query, day: dayInMadrid(kickOff) }),
  ]);
  const overlaps = (other: NearbyMatch) => endOf(other) > kickOff.getTime();
  const fieldTaken = (other: NearbyMatch) => isFieldTaken(kickOff, rules, other);
  return [
    ...nearby
      .filter(overlaps)
      .flatMap((other) => conflictsWith(other, match, fieldTaken(other) ? field : null)),
    ...refereed
      .filter(overlaps)
      .map((other) => conflict(match, other, { kind: 'REFEREE', id: other.userId, name: other.name })),
    ...closures.map(({ id, name, ...closure }) => {
      return { kind: 'CLOSED' as const, id, name, matchId: null, kickOff, closure };
    }),
  ];
}

function endOf(other: NearbyMatch): number {
  return (other.kickOff?.getTime() ?? 0) + plannedMinutes(rulesOf(other)) * minute;
}

/** On a golf course the next match begins while the previous one is played. */
function isFieldTaken(kickOff: Date, rules: LoadedMatch['rules'], other: NearbyMatch): boolean {
  const [own, theirs] = [kickOff.getTime(), other.kickOff?.getTime() ?? 0];
  return own < theirs + fieldMinutes(rulesOf(other)) * minute && theirs < own + fieldMinutes(rules) * minute;
}

function conflictsWith(
  other: NearbyMatch,
  match: LoadedMatch['match'],
  field: SlotRequest['field'],
): Conflict[] {
  const found: Conflict[] = [];
  if (field && other.fieldId === field.id) found.push(conflict(match, other, { kind: 'FIELD', ...field }));
  for (const side of ['home', 'away'] as const) {
    const id = match[`${side}TeamId`];
    const name = match[`${side}Name`];
    if (id !== null && [other.homeTeamId, other.awayTeamId].includes(id))
      found.push(conflict(match, other, { kind: 'TEAM', id, name: name ?? '' }));
  }
  return found;
}

// Reveals that a team plays elsewhere, but not where: another organisation's competition may be private.
function conflict(
  { organisationId }: LoadedMatch['match'],
  other: NearbyMatch,
  resource: Pick<Conflict, 'kind' | 'id' | 'name'>,
): Conflict {
  if (other.kickOff === null) throw new Error('A match without a date cannot conflict.');
  const matchId = other.organisationId === organisationId ? other.id : null;
  return { ...resource, matchId, kickOff: other.kickOff };
}
