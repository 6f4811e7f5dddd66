import { CalendarWishes, type Refusal, refuse } from '@traip/contract';
import { findFields } from '../../timetable/ground/queries.ts';
import { saveWishes } from '../../timetable/wishes/queries.ts';
import type { Form, FormTransaction } from '../form/form.ts';

/** Keeps what was said about days, hours and venues for the search of a calendar. */
export async function saveFirstWishes(
  { trx, scope }: FormTransaction,
  wishes: Form['wishes'],
  phases: readonly { readonly phaseId: string }[],
): Promise<Refusal<'VENUE_UNKNOWN'> | undefined> {
  if (!wishes) return undefined;
  const own = new Set(
    wishes.venueIds.length === 0 ? [] : (await findFields(trx, scope)).map(({ venueId }) => venueId),
  );
  if (wishes.venueIds.some((id) => !own.has(id)))
    return refuse('VENUE_UNKNOWN', { field: 'wishes.venueIds' });
  await saveWishes(
    trx,
    phases.map(({ phaseId }) => phaseId),
    CalendarWishes.parse(wishes),
  );
  return undefined;
}
