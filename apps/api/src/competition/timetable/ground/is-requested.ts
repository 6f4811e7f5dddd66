import type { CalendarWishes, Read } from '@traip/contract';
import type { FieldInput } from './queries.ts';

type Places = Pick<Read<typeof CalendarWishes>, 'venueIds' | 'fieldIds'>;

/** Whether a field is one of those that were asked for; without any, every field of the organisation is. */
export const isRequested =
  ({ venueIds, fieldIds }: Places) =>
  ({ id, venueId }: FieldInput): boolean =>
    (venueIds.length === 0 || venueIds.includes(venueId)) && (fieldIds.length === 0 || fieldIds.includes(id));
