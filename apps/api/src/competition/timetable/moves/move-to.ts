import type { Placed } from '@traip/engine/timetable';
import { localMoment } from '../../../platform/time/madrid.ts';
import type { FieldInput } from '../ground/queries.ts';
import type { Move } from './queries.ts';

/** Moves a match without a time to its place in the timetable. */
export function moveTo(
  { match, day, from, field }: Placed,
  ids: ReadonlyMap<string, string>,
  fields: readonly FieldInput[],
): Move {
  const id = ids.get(match);
  const fieldId = fields[field]?.id;
  if (id === undefined || fieldId === undefined)
    throw new Error(`The timetable invented ${match} on ${field}.`);
  const slot = { kickOff: localMoment(day, from), fieldId };
  return { id, ...slot, payload: { old: { kickOff: null, fieldId: null }, new: slot } };
}
