import { CalendarPreferences, type Refusal } from '@traip/contract';
import { saveWishes } from '../../timetable/wishes/queries.ts';
import { venueRefusal } from '../../timetable/wishes/venue-refusal.ts';
import type { Form, FormTransaction } from '../form/form.ts';

/** Stores the form's wishes for days, times and venues for a later calendar search. */
export async function saveFirstWishes(
  { trx, scope }: FormTransaction,
  wishes: Form['wishes'],
  phases: readonly { readonly phaseId: string }[],
): Promise<Refusal<'VENUE_UNKNOWN'> | undefined> {
  if (!wishes) return undefined;
  const refusal = await venueRefusal(trx, scope, wishes.venueIds);
  if (refusal) return refusal;
  await saveWishes(
    trx,
    phases.map(({ phaseId }) => phaseId),
    CalendarPreferences.parse(wishes),
  );
  return undefined;
}
