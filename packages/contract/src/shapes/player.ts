import { z } from 'zod';
import { Id } from './fields.ts';

/** A player. Of a profile that is not public, strangers see no picture and only part of the name. */
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
