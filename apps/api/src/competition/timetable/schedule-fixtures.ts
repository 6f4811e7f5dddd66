import { fieldMinutes } from '@traip/engine';
import { type Match, type Phase, playersOf } from '@traip/engine/formats';
import { matchesOfPhases, minutesOf, type TimetablePreferences, timetable } from '@traip/engine/timetable';
import type { Trx } from '../../platform/db/schema.ts';
import { kickOffAt } from '../../platform/time/madrid.ts';
import { rulesOf } from '../sport/rules-of.ts';
import { findLastKickOff, findRules, hasHomes, hasHours, listNewMatches } from './fixtures/queries.ts';
import { isRequested } from './ground/is-requested.ts';
import { type FieldInput, findFields } from './ground/queries.ts';
import { unavailable } from './ground/unavailable.ts';
import { lengthBeside } from './length-beside.ts';
import { moveTo } from './moves/move-to.ts';
import { lockFields, type MoveScope, moveMatches, recordMoves } from './moves/queries.ts';
import { findNearestWishes } from './wishes/queries.ts';
import { timetableRhythm, windowHours } from './wishes/timetable-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

interface PhaseRef {
  readonly phaseId: string;
  readonly competitionId: string;
}

/** The timetable wishes of a competition with times; null if its new matches shouldn't have any. */
export async function hoursToKeep(trx: Trx, scope: MoveScope, ref: PhaseRef): Promise<Wishes | null> {
  return (await hasHours(trx, ref.competitionId)) ? findNearestWishes(trx, scope, ref.phaseId) : null;
}

interface NewFixtures {
  readonly phase: Phase;
  readonly fresh: readonly Match[];
  readonly at: Date;
}

/**
 * Gives new fixtures times and fields, after the played matches and around existing bookings. Fixtures
 * without room get none. If teams have home venues, none get any, because only the calendar search handles
 * those.
 */
export async function scheduleFixtures(
  trx: Trx,
  scope: MoveScope,
  { phaseId }: Pick<PhaseRef, 'phaseId'>,
  wishes: Wishes,
  { phase, fresh, at }: NewFixtures,
): Promise<void> {
  const fields = (await findFields(trx, scope)).filter(isRequested(wishes));
  const teams = fresh
    .flatMap(({ home, away }) => [home, away])
    .flatMap(({ participant }) => (participant === undefined ? [] : playersOf(participant)));
  const isLeft = wishes.fieldIds.length === 0 && (await hasHomes(trx, scope, teams));
  if (fresh.length === 0 || fields.length === 0 || isLeft) return;
  await lockFields(
    trx,
    scope,
    fields.map(({ id }) => id),
  );
  const matches = matchesOfPhases([{ ...phase, rounds: [{ number: 1, matches: fresh, byes: [] }] }]);
  const { placed } = timetable(matches, await fullWishes(trx, scope, phaseId, { wishes, fields, at }));
  const rows = await listNewMatches(trx, [phaseId]);
  const ids = new Map(rows.map(({ id, key }) => [`0/${key}`, id]));
  const moves = placed.map((place) => moveTo(place, ids, fields));
  await recordMoves(trx, scope, moves, at);
  await moveMatches(trx, scope, moves);
}

interface Ground {
  readonly wishes: Wishes;
  readonly fields: readonly FieldInput[];
  readonly at: Date;
}

async function fullWishes(
  trx: Trx,
  scope: MoveScope,
  phaseId: string,
  { wishes, fields, at }: Ground,
): Promise<TimetablePreferences> {
  const rules = rulesOf(await findRules(trx, phaseId));
  const rhythm = timetableRhythm(wishes, fieldMinutes(rules));
  const length = lengthBeside(rules, rhythm.every);
  const after = startAfter(
    { ...rhythm, every: length.lasts ?? rhythm.every },
    await findLastKickOff(trx, phaseId),
    at,
  );
  const firstDay = after.day > rhythm.firstDay ? after.day : rhythm.firstDay;
  const period = { every: rhythm.every, firstDay, closed: wishes.closedDates };
  const { closedDates, taken, openings } = await unavailable(trx, scope, fields, period);
  return {
    ...rhythm,
    ...length,
    firstDay,
    after,
    fields: fields.length,
    closedDates,
    taken,
    openings: fields.flatMap((_, field) =>
      windowHours(
        wishes,
        rhythm.every,
        openings.filter((hours) => hours.field === field),
      ).map((hours) => ({ field, ...hours })),
    ),
  };
}

/** Five-minute steps are easier to read than single minutes. */
const step = 5;

/** Not before now, nor before the last match is over and its sides have rested. */
function startAfter(
  { every, rest }: Pick<TimetablePreferences, 'every' | 'rest'>,
  last: Date | null,
  now: Date,
) {
  const stepMs = step * 60_000;
  const soonest = Math.ceil(now.getTime() / stepMs) * stepMs;
  const over = last === null ? soonest : last.getTime() + (every + rest) * 60_000;
  const { date: day, time } = kickOffAt(new Date(Math.max(soonest, over)));
  return { day, minutes: minutesOf(time) };
}
