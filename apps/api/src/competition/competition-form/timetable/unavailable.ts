import type { TakenSpan, TimetableWishes } from '@traip/engine/timetable';
import { findClosed } from '../../calendar/problem/queries.ts';
import { dayAfter, kickOffAt, localMoment } from '../../calendar/time/madrid.ts';
import type { FormTransaction } from '../form/form.ts';
import type { Ground } from './ground.ts';
import { listTaken } from './queries.ts';

type Unavailable = Pick<TimetableWishes, 'closedDates' | 'taken' | 'openings'>;

/** As far as a timetable looks ahead. */
const horizon = 400;

/** When a ground cannot be played on: closed days and hours, and matches of others. */
export async function unavailable(
  { trx, scope }: FormTransaction,
  ground: Ground,
  { firstDay, every }: { readonly firstDay: string; readonly every: number },
): Promise<Unavailable> {
  const last = dayAfter(firstDay, horizon);
  const closed = await findClosed(trx, scope, { first: firstDay, last });
  const own = closed.filter(
    ({ venueId, teamId }) => teamId === null && (venueId === null || venueId === ground.venueId),
  );
  return {
    closedDates: own.flatMap(({ from, to }) =>
      daysBetween(from < firstDay ? firstDay : from, to < last ? to : last),
    ),
    taken: ground.isNew ? [] : await takenSpans({ trx }, ground, firstDay, every),
    openings: ground.openings.map(({ weekday, from, to }) => ({
      weekday,
      from: minutesIn(from),
      to: minutesIn(to),
    })),
  };
}

async function takenSpans(
  { trx }: Pick<FormTransaction, 'trx'>,
  { fieldIds }: Ground,
  firstDay: string,
  every: number,
): Promise<readonly TakenSpan[]> {
  const rows = await listTaken(trx, { fieldIds, from: localMoment(firstDay, 0) });
  return rows.flatMap(({ fieldId, kickOff }) => {
    if (fieldId === null || kickOff === null) return [];
    const { date: day, time } = kickOffAt(kickOff);
    const from = minutesIn(time);
    return [{ field: fieldIds.indexOf(fieldId), day, from, to: from + every }];
  });
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
