import { type BusySpan, minutesOf, type TimetablePreferences } from '@traip/engine/timetable';
import type { Trx } from '../../../platform/db/schema.ts';
import { dayAfter, kickOffAt, localMoment } from '../../../platform/time/madrid.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { type FieldInput, findClosed, listTaken } from './queries.ts';

type Unavailable = Required<Pick<TimetablePreferences, 'closedDates' | 'taken' | 'openings'>>;

/** How far a timetable looks ahead, in days. */
const horizon = 400;
const wholeDay = { from: 0, to: 24 * 60 };

interface DaySpan {
  readonly from: string;
  readonly to: string;
}

interface Period {
  readonly firstDay: string;
  readonly every: number;
  /** Days without matches. */
  readonly closed: readonly DaySpan[];
}

/** When fields are unavailable: closed days, closing hours, and other matches. */
export async function unavailable(
  trx: Trx,
  scope: OrganisationRef,
  fields: readonly FieldInput[],
  period: Period,
): Promise<Unavailable> {
  const { firstDay } = period;
  const last = dayAfter(firstDay, horizon);
  const closed = (await findClosed(trx, scope, { first: firstDay, last })).filter(
    ({ teamId }) => teamId === null,
  );
  const daysOf = ({ from, to }: DaySpan) =>
    daysBetween(from < firstDay ? firstDay : from, to < last ? to : last);
  const closedFields = fields.flatMap(({ id, venueId }, field) =>
    closed
      .filter((days) => days.venueId === venueId && (days.fieldId === null || days.fieldId === id))
      .flatMap((days) => daysOf(days).map((day): BusySpan => ({ field, day, ...wholeDay }))),
  );
  return {
    closedDates: [...period.closed, ...closed.filter(({ venueId }) => venueId === null)].flatMap(daysOf),
    taken: [...closedFields, ...(await takenSpans(trx, fields, period))],
    openings: fields.flatMap(({ openings }, field) =>
      openings.map(({ weekday, from, to }) => ({ field, weekday, from: minutesOf(from), to: minutesOf(to) })),
    ),
  };
}

async function takenSpans(
  trx: Trx,
  fields: readonly FieldInput[],
  { firstDay, every }: Period,
): Promise<readonly BusySpan[]> {
  const fieldIds = fields.map(({ id }) => id);
  const rows = await listTaken(trx, { fieldIds, from: localMoment(firstDay, 0) });
  return rows.flatMap(({ fieldId, kickOff }) => {
    if (fieldId === null || kickOff === null) return [];
    const { date: day, time } = kickOffAt(kickOff);
    const from = minutesOf(time);
    return [{ field: fieldIds.indexOf(fieldId), day, from, to: from + every }];
  });
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
