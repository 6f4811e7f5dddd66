import { createHash } from 'node:crypto';
import { type Closing, isRefusal, type Read, type Refusal, refuse, type Venue } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { kickOffAt } from '../../../platform/time/madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { findVenue } from '../../venue/queries.ts';
import { findTeamHere } from '../../venue/team-venues/queries.ts';
import { listStanding, type StandingMatch } from './queries.ts';

export type ClosingInput = Read<typeof Closing>;
type VenueData = Read<typeof Venue>;
type Openings = VenueData['openings'];

/** The effect of a closing, once its venue and fields are known. */
export interface Affected {
  readonly matches: readonly StandingMatch[];
  readonly venue: VenueData | null;
  /** Fields that close on those days; empty: the whole venue. */
  readonly closedFieldIds: readonly string[];
  readonly removedFieldIds: readonly string[];
}

type Unknown = Refusal<'VENUE_UNKNOWN' | 'TEAM_NOT_HERE' | 'FIELD_UNKNOWN'>;

/** The matches that a closing would affect. */
export async function findAffected(
  db: Database,
  scope: OrganisationScope,
  closing: ClosingInput,
  now: Date,
): Promise<Affected | Unknown> {
  const venueId = closing.days?.venueId ?? closing.change?.id ?? closing.deleteId ?? null;
  const venue = venueId === null ? null : await findVenue(db, scope, venueId, dayInMadrid(now));
  if (venue === undefined) return refuse('VENUE_UNKNOWN', { field: venueField(closing) });
  const teamId = closing.days?.teamId ?? null;
  if (teamId !== null && !(await findTeamHere(db, scope, teamId)))
    return refuse('TEAM_NOT_HERE', { field: 'days.teamId' });
  const fields = fieldsAfter(venue, closing);
  if (isRefusal(fields)) return fields;
  const { days } = closing;
  const span = days ? { from: days.startsOn, to: days.endsOn } : null;
  const standing = await listStanding(db, scope, { venueId, teamId, days: span, now });
  return { matches: standing.filter(isAffectedBy(closing, venue, fields)), venue, ...fields };
}

function venueField({ days, change }: ClosingInput): string {
  return days ? 'days.venueId' : change ? 'change.id' : 'deleteId';
}

type Fields = Pick<Affected, 'closedFieldIds' | 'removedFieldIds'>;

/** The fields that close for some days or permanently. */
function fieldsAfter(
  venue: VenueData | null,
  { days, change }: ClosingInput,
): Fields | Refusal<'FIELD_UNKNOWN'> {
  const own = venue?.fields.map(({ id }) => id) ?? [];
  const named = days ? days.fieldIds : (change?.fields.flatMap(({ id }) => id ?? []) ?? []);
  if (named.some((id) => !own.includes(id)))
    return refuse('FIELD_UNKNOWN', { field: days ? 'days.fieldIds' : 'change.fields' });
  const others = own.filter((id) => !named.includes(id));
  if (!days) return { closedFieldIds: [], removedFieldIds: others };
  // All fields together are the whole venue.
  return { closedFieldIds: others.length === 0 ? [] : named, removedFieldIds: [] };
}

function isAffectedBy({ days, change }: ClosingInput, venue: VenueData | null, fields: Fields) {
  return (match: StandingMatch): boolean => {
    const { closedFieldIds, removedFieldIds } = fields;
    const fieldId = match.fieldId ?? '';
    if (days) return closedFieldIds.length === 0 || closedFieldIds.includes(fieldId);
    if (removedFieldIds.includes(fieldId)) return true;
    return isOpen(venue?.openings ?? [], match) && !isOpen(change?.openings ?? [], match);
  };
}

/** Whether a match fits into the opening hours; without hours the venue is always open. */
function isOpen(openings: Openings, match: StandingMatch): boolean {
  if (openings.length === 0) return true;
  const { date, time } = kickOffAt(match.kickOff);
  const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7;
  const start = minutesOf(time);
  const end = start + plannedMinutes(rulesOf(match));
  return openings.some(
    (opening) =>
      opening.weekday === weekday &&
      minutesOf(opening.opensAt) <= start &&
      end <= minutesOf(opening.closesAt),
  );
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Changes as soon as an affected match changes or another one is added. */
export function stampOf({ matches, venue }: Affected): string {
  const facts = matches.map(({ id, version }) => [id, version]);
  return createHash('sha256')
    .update(JSON.stringify([facts, venue?.version ?? null]))
    .digest('hex');
}
