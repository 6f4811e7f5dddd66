import { z } from 'zod';

/** Whether people can be registered now, and until or since when. */
export const RegistrationWindow = z.object({
  state: z.enum(['NOT_YET', 'OPEN', 'CHANGES', 'CLOSED']),
  opensAt: z.string().optional(),
  closesAt: z.string().nullable().optional(),
  until: z.string().nullable().optional(),
  changesLeft: z.number().nullable().optional(),
  why: z.enum(['TIME', 'NO_CHANGES_LEFT']).optional(),
});
