import { z } from 'zod';
import { Id } from './fields.ts';

/** How much of a name everyone sees: all of it, "Ana L.", or none. */
export const publicNames = ['FULL', 'SHORT', 'HIDDEN'] as const;
export type PublicName = (typeof publicNames)[number];

export const personGenders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type PersonGender = (typeof personGenders)[number];

/** A player. Strangers see only the public part of the name; both parts of a hidden name are empty. */
export const PlayerInBrief = z
  .object({
    id: Id,
    /** Null without an account, and if the full name is not shown, because the code contains it. */
    userCode: z.string().nullable(),
    firstName: z.string(),
    surnames: z.string(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'playerInBrief' });
