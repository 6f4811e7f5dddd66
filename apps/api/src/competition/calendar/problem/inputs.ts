import { createHash } from 'node:crypto';
import { type CalendarWishes, type Read, type Refusal, refuse } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import type { Tie } from '@traip/engine/formats';
import type { Database } from '../../../platform/db/schema.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { kickOffAt, momentOf, wholeDays } from '../time/madrid.ts';
import {
  type ClosedInput,
  type FieldInput,
  findClosed,
  findEndBefore,
  findFields,
  findHomes,
  findOthers,
  findPhaseMatches,
  findRules,
  findTies,
  type MatchInput,
  type OtherMatch,
} from './queries.ts';

export type Wishes = Read<typeof CalendarWishes>;

/** A phase whose calendar is wished for. */
export interface Order {
  readonly organisationId: string;
  readonly phaseId: string;
  readonly wishes: Wishes;
  readonly now: Date;
}

/** Everything that is known of a phase and its grounds when a search begins. */
export interface Inputs {
  readonly matches: readonly MatchInput[];
  readonly ties: readonly Tie[];
  /** Those on which the phase may be played. */
  readonly fields: readonly FieldInput[];
  readonly closed: readonly ClosedInput[];
  readonly homes: readonly { readonly teamId: string; readonly venueId: string }[];
  readonly others: readonly OtherMatch[];
  readonly endBefore: Date | null;
  /** How long a match lasts. */
  readonly minutes: number;
  /** From the first day that matters to the last. */
  readonly first: string;
  readonly last: string;
  readonly now: Date;
}

type Fixture = Pick<MatchInput, 'isLocked' | 'state' | 'kickOff'>;

/**
 * A match that no calendar moves: somebody locked it, or it was played; or its hour has passed, and the result may
 * simply not be written yet.
 */
export function isFixed({ isLocked, state, kickOff }: Fixture, now: Date): boolean {
  return isLocked || (state !== 'CREATED' && state !== 'SCHEDULED') || (kickOff !== null && kickOff <= now);
}

export async function loadInputs(
  db: Database,
  order: Order,
): Promise<Inputs | Refusal<'VENUE_UNKNOWN' | 'TEAM_NOT_HERE'>> {
  const { phaseId, wishes, now } = order;
  const matches = await findPhaseMatches(db, order, phaseId);
  const all = await findFields(db, order);
  const refusal = unknownPlace(all, wishes) ?? unknownTeam(matches, wishes);
  if (refusal) return refusal;
  const fields = all.filter(isWished(wishes));
  const days = daysOf(matches, order);
  const teamIds = teamsOf(matches);
  const span = wholeDays(days.first, days.last);
  const around = { phaseId, teamIds, fieldIds: fields.map(({ id }) => id) };
  return {
    now,
    matches,
    fields,
    ...days,
    ties: await findTies(db, phaseId),
    closed: await findClosed(db, order, days),
    homes: await findHomes(db, order, teamIds),
    others: await findOthers(db, { ...around, from: momentOf(span.from), to: momentOf(span.to) }),
    endBefore: await findEndBefore(db, phaseId),
    minutes: wishes.minutes ?? plannedMinutes(rulesOf(await findRules(db, phaseId))),
  };
}

function teamsOf(matches: readonly MatchInput[]): readonly string[] {
  return [...new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))].flatMap(
    (id) => id ?? [],
  );
}

/** Matches that stay where they are may lie before the days that are asked for, or after them. */
function daysOf(matches: readonly MatchInput[], { wishes: { firstDay, lastDay }, now }: Order) {
  const stays = matches.filter((match) => isFixed(match, now));
  const fixed = stays.flatMap(({ kickOff }) => (kickOff ? kickOffAt(kickOff).date : []));
  const days = [firstDay, lastDay, ...fixed].sort();
  return { first: days[0] ?? firstDay, last: days.at(-1) ?? lastDay };
}

const isWished =
  ({ venueIds, fieldIds }: Wishes) =>
  ({ id, venueId }: FieldInput): boolean =>
    (venueIds.length === 0 || venueIds.includes(venueId)) && (fieldIds.length === 0 || fieldIds.includes(id));

function unknownPlace(all: readonly FieldInput[], wishes: Wishes): Refusal<'VENUE_UNKNOWN'> | null {
  const venues = new Set(all.map(({ venueId }) => venueId));
  const fields = new Set(all.map(({ id }) => id));
  const unknown = (field: string) => refuse('VENUE_UNKNOWN', { field });
  if (wishes.venueIds.some((id) => !venues.has(id))) return unknown('venueIds');
  if (wishes.fieldIds.some((id) => !fields.has(id))) return unknown('fieldIds');
  const team = wishes.teams.findIndex(({ venueIds = [] }) => venueIds.some((id) => !venues.has(id)));
  return team < 0 ? null : unknown(`teams.${team}.venueIds`);
}

function unknownTeam(matches: readonly MatchInput[], wishes: Wishes): Refusal<'TEAM_NOT_HERE'> | null {
  const here = new Set(teamsOf(matches));
  const unknown = (field: string) => refuse('TEAM_NOT_HERE', { field });
  const team = wishes.teams.findIndex(({ teamId }) => !here.has(teamId));
  if (team >= 0) return unknown(`teams.${team}.teamId`);
  const club = wishes.clubs.findIndex(({ teams }) => teams.some((id) => !here.has(id)));
  return club < 0 ? null : unknown(`clubs.${club}.teams`);
}

/** The same for the same matches, fields and closed days: what an outcome was made of. */
export function hashOf({ matches, ties, fields, closed, homes, now }: Inputs): string {
  const known = matches.map((match) => {
    const { id, round, homeTeamId, awayTeamId, kickOff, fieldId } = match;
    return [id, round, homeTeamId, awayTeamId, kickOff?.getTime() ?? null, fieldId, isFixed(match, now)];
  });
  const written = JSON.stringify([known, ties.map(({ id }) => id), fields, closed, homes]);
  return createHash('sha256').update(written).digest('hex');
}
