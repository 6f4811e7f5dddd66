import { z } from 'zod';
import { Id } from './fields.ts';
import { personGenders } from './player.ts';

const ids = z.array(Id).readonly().optional();

/** One reason why a person may not play, with the data for a sentence about it. */
export const IneligibilityReason = z.object({
  code: z.string(),
  state: z.string().optional(),
  from: z.string().nullable().optional(),
  expiredOn: z.string().nullable().optional(),
  fact: z.string().optional(),
  age: z.number().optional(),
  ageFrom: z.number().optional(),
  ageTo: z.number().optional(),
  at: z.string().optional(),
  gender: z.enum(personGenders).optional(),
  allowed: z.string().optional(),
  matchesLeft: z.number().optional(),
  teamIds: ids,
  kind: z.string().optional(),
  places: z.number().optional(),
  usedBy: ids,
  shirt: z.number().optional(),
  by: ids,
});
