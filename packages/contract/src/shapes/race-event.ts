import { z } from 'zod';
import { isStorable } from './fields.ts';

/** The event of records: "100m", "50 m freestyle". */
const Event = z
  .string()
  .trim()
  .max(60)
  .refine(isStorable, 'TEXT_INVALID')
  .transform((text) => text.replaceAll(/\s+/gu, ' '));

/** Null, or empty: none. */
export const raceEvent = Event.nullable().transform((text) => text || null);
export const optionalEvent = Event.optional().transform((text) => text || undefined);
