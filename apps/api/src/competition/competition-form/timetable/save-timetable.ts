import { isRefusal, type Refusal, refuse } from '@traip/contract';
import { matchesOfPhases, type Placed, timetable } from '@traip/engine/timetable';
import { type Move, moveMatches, recordMoves } from '../../calendar/apply/queries.ts';
import { saveWishes } from '../../calendar/plan/queries.ts';
import { localMoment } from '../../calendar/time/madrid.ts';
import type { DrawnPhase } from '../form/drawn-phase.ts';
import type { Form, FormTransaction } from '../form/form.ts';
import { calendarWishes } from './calendar-wishes.ts';
import { type Ground, resolveGround } from './ground.ts';
import { listNewMatches } from './queries.ts';
import { unavailable } from './unavailable.ts';

type Wishes = NonNullable<Form['timetable']>;

/** Gives every fixture its hour and field; returns how many. */
export async function saveTimetable(
  transaction: FormTransaction,
  wishes: Wishes,
  drawn: readonly DrawnPhase[],
): Promise<number | Refusal<'VENUE_UNKNOWN' | 'TIMETABLE_FULL'>> {
  const ground = await resolveGround(transaction, wishes.venue);
  if (isRefusal(ground)) return ground;
  const blocked = await unavailable(transaction, ground, wishes);
  const matches = matchesOfPhases(drawn.map(({ phase }) => phase));
  const { placed, unplaced } = timetable(matches, {
    ...wishes,
    ...blocked,
    fields: ground.fieldIds.length,
    closedDates: [...wishes.closedDates, ...(blocked.closedDates ?? [])],
  });
  if (unplaced.length > 0)
    return refuse('TIMETABLE_FULL', { field: 'timetable', details: { unplaced: unplaced.length } });
  const { trx, scope, at } = transaction;
  const idsOf = await matchIds(transaction, drawn);
  const moves = placed.map((place) => moveTo(place, idsOf, ground));
  await recordMoves(trx, scope, moves, at);
  await moveMatches(trx, scope, moves);
  const phaseIds = drawn.map(({ phaseId }) => phaseId);
  await saveWishes(trx, phaseIds, calendarWishes(wishes, ground, placed.at(-1)?.day ?? wishes.firstDay));
  return moves.length;
}

/** By the id that the timetable has for a match. */
async function matchIds({ trx }: FormTransaction, drawn: readonly DrawnPhase[]) {
  const phaseIds = drawn.map(({ phaseId }) => phaseId);
  const rows = await listNewMatches(trx, phaseIds);
  return new Map(rows.map(({ id, phaseId, key }) => [`${phaseIds.indexOf(phaseId)}/${key}`, id]));
}

function moveTo(
  { match, day, from, field }: Placed,
  ids: ReadonlyMap<string, string>,
  { fieldIds }: Ground,
): Move {
  const id = ids.get(match);
  const fieldId = fieldIds[field];
  if (id === undefined || fieldId === undefined)
    throw new Error(`The timetable invented ${match} on ${field}.`);
  const slot = { kickOff: localMoment(day, from), fieldId };
  return { id, ...slot, payload: { old: { kickOff: null, fieldId: null }, new: slot } };
}
