import type { CalendarPreferences, Read } from '@traip/contract';
import type { FieldInput } from './queries.ts';

type Places = Pick<Read<typeof CalendarPreferences>, 'venueIds' | 'fieldIds'>;

/** Whether a field was requested; if none were, every field of the organisation is. */
export const isRequested =
  ({ venueIds, fieldIds }: Places) =>
  ({ id, venueId }: FieldInput): boolean =>
    (venueIds.length === 0 || venueIds.includes(venueId)) && (fieldIds.length === 0 || fieldIds.includes(id));
