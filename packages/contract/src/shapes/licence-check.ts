import { licenceStates } from '@traip/engine/registration';
import { z } from 'zod';
import { Doer } from './desk-people.ts';
import { isEverybodyOnce } from './everybody-once.ts';
import { Id, Instant } from './fields.ts';

/** How somebody's licence was checked: its code was read, or they were ticked by hand. */
const checkMethods = ['SCAN', 'TICK'] as const;

/** All that a desk needs to check licences without a network. */
export const DeskLicensing = z
  .object({
    /** Whether only those with a licence may play. */
    areAsked: z.boolean(),
    /** Of the people of both teams, until the match starts. */
    licences: z.array(
      z.object({
        id: Id,
        version: z.number(),
        personId: Id,
        teamId: Id,
        number: z.string().nullable(),
        state: z.enum(licenceStates),
        playableSince: z.string().nullable(),
        validUntil: z.string().nullable(),
      }),
    ),
    /** What licences are signed with: P-256 points as base64url, and the number that a code names them by. */
    keys: z.array(z.object({ id: z.number(), publicKey: z.string() })),
    checks: z.array(
      z.object({
        personId: Id,
        teamId: Id,
        how: z.enum(checkMethods),
        at: Instant,
        /** Only staff are told. */
        by: Doer.nullable(),
      }),
    ),
    /** Whether the caller may check now. */
    mayCheck: z.boolean(),
  })
  .meta({ id: 'deskLicensing' });

/** Who was checked at a desk, and when. Sent again it is the same; of two desks, whoever looked last is right. */
export const LicenceChecks = z
  .object({
    matchId: Id,
    checks: z
      .array(
        z.object({
          personId: Id,
          /** Null takes the tick back. */
          how: z.enum(checkMethods).nullable(),
          at: Instant,
          /** The code that was read. */
          token: z.string().max(200).optional(),
        }),
      )
      .min(1)
      .max(200)
      .refine(isEverybodyOnce, 'PLAYER_TWICE'),
  })
  .meta({ id: 'licenceChecksDto' });
