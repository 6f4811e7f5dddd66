import { z } from 'zod';
import { Id } from './fields.ts';

/** Somebody who plays. Who is not seen by everybody keeps their face and most of their name from strangers. */
export const PlayerInBrief = z
  .object({
    id: Id,
    /** Null where their name is not told whole: it is made of it. */
    userCode: z.string().nullable(),
    firstName: z.string(),
    surnames: z.string(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'playerInBrief' });
