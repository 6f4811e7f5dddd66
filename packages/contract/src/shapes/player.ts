import { z } from 'zod';
import { Id } from './fields.ts';

/** How much of a name everybody sees: all of it, "Ana L.", or none. */
export const publicNames = ['FULL', 'SHORT', 'HIDDEN'] as const;
export type PublicName = (typeof publicNames)[number];

export const personGenders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type PersonGender = (typeof personGenders)[number];

/** A player. Strangers see as much of the name as is public; of a hidden name both parts are empty. */
export const PlayerInBrief = z
  .object({
    id: Id,
    /** Null without an account, and where their name is not told whole: it is made of it. */
    userCode: z.string().nullable(),
    firstName: z.string(),
    surnames: z.string(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'playerInBrief' });
