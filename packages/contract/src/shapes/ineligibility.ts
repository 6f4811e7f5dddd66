import { z } from 'zod';
import { Id } from './fields.ts';
import { personGenders } from './player.ts';

const ids = z.array(Id).readonly().optional();

/** One reason why somebody may not play, with what a sentence about it needs. */
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
