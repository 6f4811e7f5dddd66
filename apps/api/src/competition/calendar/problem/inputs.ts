import { createHash } from 'node:crypto';
import { type CalendarPreferences, type Read, type Refusal, refuse } from '@traip/contract';
import { fieldMinutes, plannedMinutes, type SportRules } from '@traip/engine';
import type { Tie } from '@traip/engine/formats';
import type { Database } from '../../../platform/db/schema.ts';
import { kickOffAt, momentOf, wholeDays } from '../../../platform/time/madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { isRequested } from '../../timetable/ground/is-requested.ts';
import { type ClosedInput, type FieldInput, findClosed, findFields } from '../../timetable/ground/queries.ts';
import {
  findEndsBefore,
  findHomes,
  findMatches,
  findOthers,
  findRules,
  findTies,
  type MatchInput,
  type OtherMatch,
} from './queries.ts';

export type Wishes = Read<typeof CalendarPreferences>;

/** A phase, and the wishes for its calendar. */
interface PhaseWishes {
  readonly phaseId: string;
  readonly wishes: Wishes;
}

interface InputOptions extends PhaseWishes {
  readonly organisationId: string;
  readonly now: Date;
}

interface JointOptions {
  readonly organisationId: string;
  readonly phases: readonly PhaseWishes[];
  /** Teams that play in none of these phases, but whose other matches count too. */
  readonly alsoTeams?: readonly string[];
  readonly now: Date;
}

type InputRefusal = Refusal<'VENUE_UNKNOWN' | 'TEAM_NOT_HERE'>;

/** The data that a search is based on. */
export interface Inputs {
  readonly matches: readonly MatchInput[];
  readonly ties: readonly Tie[];
  /** Fields where the phase may be played. */
  readonly fields: readonly FieldInput[];
  readonly closed: readonly ClosedInput[];
  readonly homes: readonly { readonly teamId: string; readonly venueId: string }[];
  readonly others: readonly OtherMatch[];
  readonly endBefore: Date | null;
  /** How long a match lasts. */
  readonly minutes: number;
  /** From kick-off to the next one on the same field, if that is before the match is over. */
  readonly fieldMinutes?: number;
  /** The first and last relevant day. */
  readonly first: string;
  readonly last: string;
  readonly now: Date;
}

type Fixture = Pick<MatchInput, 'isLocked' | 'state' | 'kickOff'>;

/** A match that no calendar may move: locked, played, or past its kick-off (its result may be missing). */
export function isFixed({ isLocked, state, kickOff }: Fixture, now: Date): boolean {
  return isLocked || (state !== 'CREATED' && state !== 'SCHEDULED') || (kickOff !== null && kickOff <= now);
}

export async function loadInputs(
  db: Database,
  { phaseId, wishes, ...options }: InputOptions,
): Promise<Inputs | InputRefusal> {
  const [inputs] = await loadAllInputs(db, { ...options, phases: [{ phaseId, wishes }] });
  if (!inputs) throw new Error('Each phase has inputs');
  return inputs;
}

/**
 * Loads the inputs of each phase, in order. They are read together: the number of statements doesn't depend
 * on the number of phases, and matches of one phase are not "others" to another.
 */
export async function loadAllInputs(
  db: Database,
  options: JointOptions,
): Promise<readonly (Inputs | InputRefusal)[]> {
  const { phases, now, alsoTeams = [] } = options;
  const phaseIds = phases.map(({ phaseId }) => phaseId);
  const matches = await findMatches(db, options, phaseIds);
  const all = await findFields(db, options);
  const byPhase = Map.groupBy(matches, ({ phaseId }) => phaseId);
  const own = phases.map(({ phaseId, wishes }) => {
    const matches = byPhase.get(phaseId) ?? [];
    const refusal = unknownVenueRefusal(all, wishes) ?? unknownTeamRefusal(matches, wishes);
    return { phaseId, wishes, matches, refusal, fields: all.filter(isRequested(wishes)) };
  });
  // If every phase is refused, the rest isn't read; otherwise each phase has its own result.
  if (own.every(({ refusal }) => refusal !== null)) return own.flatMap(({ refusal }) => refusal ?? []);
  const days = findDays(matches, phases, now);
  const span = wholeDays(days.first, days.last);
  const shared = {
    now,
    ...days,
    closed: await findClosed(db, options, days),
    homes: await findHomes(db, options, listTeamIds(matches)),
    others: await findOthers(db, {
      phaseIds,
      teamIds: [...new Set([...listTeamIds(matches), ...alsoTeams])],
      fieldIds: [...new Set(own.flatMap(({ fields }) => fields.map(({ id }) => id)))],
      from: momentOf(span.from),
      to: momentOf(span.to),
    }),
  };
  const ties = Map.groupBy(await findTies(db, phaseIds), ({ phaseId }) => phaseId);
  const ends = new Map((await findEndsBefore(db, phaseIds)).map(({ phaseId, end }) => [phaseId, end]));
  const rules = new Map((await findRules(db, phaseIds)).map((row) => [row.phaseId, row]));
  return own.map(({ phaseId, wishes, matches, fields, refusal }): Inputs | InputRefusal => {
    if (refusal) return refusal;
    const played = rules.get(phaseId);
    if (!played) throw new Error('A phase belongs to a competition');
    return {
      ...shared,
      matches,
      fields,
      ties: (ties.get(phaseId) ?? []).map(({ tie }) => tie),
      endBefore: ends.get(phaseId) ?? null,
      minutes: wishes.minutes ?? plannedMinutes(rulesOf(played)),
      ...fieldTime(rulesOf(played)),
    };
  });
}

/** The interval at which matches can start on a field, where it is shorter than a match. */
function fieldTime(rules: SportRules): Pick<Inputs, 'fieldMinutes'> {
  const minutes = fieldMinutes(rules);
  return minutes < plannedMinutes(rules) ? { fieldMinutes: minutes } : {};
}

function listTeamIds(matches: readonly MatchInput[]): readonly string[] {
  return [...new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))].flatMap(
    (id) => id ?? [],
  );
}

/** Includes the days of fixed matches, which may lie outside the requested days. */
function findDays(matches: readonly MatchInput[], phases: readonly PhaseWishes[], now: Date) {
  const requested = phases.flatMap(({ wishes: { firstDay, lastDay } }) => [firstDay, lastDay]);
  const fixedMatches = matches.filter((match) => isFixed(match, now));
  const fixed = fixedMatches.flatMap(({ kickOff }) => (kickOff ? kickOffAt(kickOff).date : []));
  const days = [...requested, ...fixed].sort();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
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
