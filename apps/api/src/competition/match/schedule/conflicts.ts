import type { Read, ScheduleConflict } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import type { LoadedMatch } from '../desk/locked-match.ts';
import { listClosures, listNear, listOfReferees, type NearMatch, type Wanted } from './queries.ts';

type Conflict = Read<typeof ScheduleConflict>;

/** No match of any sport takes longer. */
const longest = 12 * 60;
const minute = 60_000;

interface Wish {
  readonly kickOff: Date;
  readonly field: { readonly id: string; readonly name: string } | null;
  readonly refereeIds: readonly string[];
}

/** Everything that is taken while a match would be played, its field, its teams, its referees; and what is closed. */
export async function conflictsOf(
  db: Database,
  { match, rules }: Pick<LoadedMatch, 'match' | 'rules'>,
  { kickOff, field, refereeIds }: Wish,
): Promise<Conflict[]> {
  const ends = kickOff.getTime() + plannedMinutes(rules) * minute;
  const wanted: Wanted = {
    matchId: match.id,
    fieldId: field?.id ?? null,
    refereeIds,
    teamIds: [match.homeTeamId, match.awayTeamId].filter((id) => id !== null),
    from: new Date(kickOff.getTime() - longest * minute),
    to: new Date(ends),
  };
  const [near, refereed, closures] = await Promise.all([
    listNear(db, wanted),
    listOfReferees(db, wanted),
    listClosures(db, match, { ...wanted, day: dayInMadrid(kickOff) }),
  ]);
  const overlaps = (other: NearMatch) => endOf(other) > kickOff.getTime();
  return [
    ...near.filter(overlaps).flatMap((other) => takenBy(other, match, field)),
    ...refereed
      .filter(overlaps)
      .map((other) => conflict(match, other, { kind: 'REFEREE', id: other.userId, name: other.name })),
    ...closures.map(({ id, name, ...closure }) => {
      return { kind: 'CLOSED' as const, id, name, matchId: null, kickOff, closure };
    }),
  ];
}

function endOf(other: NearMatch): number {
  return (other.kickOff?.getTime() ?? 0) + plannedMinutes(rulesOf(other)) * minute;
}

function takenBy(other: NearMatch, match: LoadedMatch['match'], field: Wish['field']): Conflict[] {
  const found: Conflict[] = [];
  if (field && other.fieldId === field.id) found.push(conflict(match, other, { kind: 'FIELD', ...field }));
  for (const side of ['home', 'away'] as const) {
    const [id, name] = [match[`${side}TeamId`], match[`${side}Name`]];
    if (id !== null && [other.homeTeamId, other.awayTeamId].includes(id))
      found.push(conflict(match, other, { kind: 'TEAM', id, name: name ?? '' }));
  }
  return found;
}

// That a team plays elsewhere is told, where is not: a competition of others may be private.
function conflict(
  { organisationId }: LoadedMatch['match'],
  other: NearMatch,
  taken: Pick<Conflict, 'kind' | 'id' | 'name'>,
): Conflict {
  if (other.kickOff === null) throw new Error('A match without a date is in nobody’s way.');
  const matchId = other.organisationId === organisationId ? other.id : null;
  return { ...taken, matchId, kickOff: other.kickOff };
}
