import { createHash } from 'node:crypto';
import { type CalendarWishes, type Read, type Refusal, refuse } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import type { Tie } from '@traip/engine/formats';
import type { Database } from '../../../platform/db/schema.ts';
import { kickOffAt, momentOf, wholeDays } from '../../../platform/time/madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { findRules } from '../../timetable/fixtures/queries.ts';
import { isRequested } from '../../timetable/ground/is-requested.ts';
import { type ClosedInput, type FieldInput, findClosed, findFields } from '../../timetable/ground/queries.ts';
import {
  findEndBefore,
  findHomes,
  findOthers,
  findPhaseMatches,
  findTies,
  type MatchInput,
  type OtherMatch,
} from './queries.ts';

export type Wishes = Read<typeof CalendarWishes>;

interface InputOptions {
  readonly organisationId: string;
  readonly phaseId: string;
  readonly wishes: Wishes;
  readonly now: Date;
}

/** The data that a search is based on. */
export interface Inputs {
  readonly matches: readonly MatchInput[];
  readonly ties: readonly Tie[];
  /** Fields on which the phase may be played. */
  readonly fields: readonly FieldInput[];
  readonly closed: readonly ClosedInput[];
  readonly homes: readonly { readonly teamId: string; readonly venueId: string }[];
  readonly others: readonly OtherMatch[];
  readonly endBefore: Date | null;
  /** How long a match lasts. */
  readonly minutes: number;
  /** The first and last relevant day. */
  readonly first: string;
  readonly last: string;
  readonly now: Date;
}

type Fixture = Pick<MatchInput, 'isLocked' | 'state' | 'kickOff'>;

/**
 * A match that no calendar may move: it is locked, it was played, or its kick-off has passed and the result may just be
 * missing.
 */
export function isFixed({ isLocked, state, kickOff }: Fixture, now: Date): boolean {
  return isLocked || (state !== 'CREATED' && state !== 'SCHEDULED') || (kickOff !== null && kickOff <= now);
}

export async function loadInputs(
  db: Database,
  options: InputOptions,
): Promise<Inputs | Refusal<'VENUE_UNKNOWN' | 'TEAM_NOT_HERE'>> {
  const { phaseId, wishes, now } = options;
  const matches = await findPhaseMatches(db, options, phaseId);
  const all = await findFields(db, options);
  const refusal = unknownVenueRefusal(all, wishes) ?? unknownTeamRefusal(matches, wishes);
  if (refusal) return refusal;
  const fields = all.filter(isRequested(wishes));
  const days = findDays(matches, options);
  const teamIds = listTeamIds(matches);
  const span = wholeDays(days.first, days.last);
  const searchWindow = { phaseId, teamIds, fieldIds: fields.map(({ id }) => id) };
  return {
    now,
    matches,
    fields,
    ...days,
    ties: await findTies(db, phaseId),
    closed: await findClosed(db, options, days),
    homes: await findHomes(db, options, teamIds),
    others: await findOthers(db, { ...searchWindow, from: momentOf(span.from), to: momentOf(span.to) }),
    endBefore: await findEndBefore(db, phaseId),
    minutes: wishes.minutes ?? plannedMinutes(rulesOf(await findRules(db, phaseId))),
  };
}

function listTeamIds(matches: readonly MatchInput[]): readonly string[] {
  return [...new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))].flatMap(
    (id) => id ?? [],
  );
}

/** Includes the days of fixed matches, which may lie outside the requested days. */
function findDays(matches: readonly MatchInput[], { wishes: { firstDay, lastDay }, now }: InputOptions) {
  const fixedMatches = matches.filter((match) => isFixed(match, now));
  const fixed = fixedMatches.flatMap(({ kickOff }) => (kickOff ? kickOffAt(kickOff).date : []));
  const days = [firstDay, lastDay, ...fixed].sort();
  return { first: days[0] ?? firstDay, last: days.at(-1) ?? lastDay };
}

function unknownVenueRefusal(all: readonly FieldInput[], wishes: Wishes): Refusal<'VENUE_UNKNOWN'> | null {
  const venues = new Set(all.map(({ venueId }) => venueId));
  const fields = new Set(all.map(({ id }) => id));
  const unknown = (field: string) => refuse('VENUE_UNKNOWN', { field });
  if (wishes.venueIds.some((id) => !venues.has(id))) return unknown('venueIds');
  if (wishes.fieldIds.some((id) => !fields.has(id))) return unknown('fieldIds');
  const team = wishes.teams.findIndex(({ venueIds = [] }) => venueIds.some((id) => !venues.has(id)));
  return team < 0 ? null : unknown(`teams.${team}.venueIds`);
}

function unknownTeamRefusal(matches: readonly MatchInput[], wishes: Wishes): Refusal<'TEAM_NOT_HERE'> | null {
  const teamIds = new Set(listTeamIds(matches));
  const unknown = (field: string) => refuse('TEAM_NOT_HERE', { field });
  const team = wishes.teams.findIndex(({ teamId }) => !teamIds.has(teamId));
  if (team >= 0) return unknown(`teams.${team}.teamId`);
  const club = wishes.clubs.findIndex(({ teams }) => teams.some((id) => !teamIds.has(id)));
  return club < 0 ? null : unknown(`clubs.${club}.teams`);
}

/** Identifies the data that a result is based on. */
export function hashInputs({ matches, ties, fields, closed, homes, now }: Inputs): string {
  const matchFacts = matches.map((match) => {
    const { id, round, homeTeamId, awayTeamId, kickOff, fieldId } = match;
    return [id, round, homeTeamId, awayTeamId, kickOff?.getTime() ?? null, fieldId, isFixed(match, now)];
  });
  const content = JSON.stringify([matchFacts, ties.map(({ id }) => id), fields, closed, homes]);
  return createHash('sha256').update(content).digest('hex');
}
