import { licenceStates } from '@traip/engine/registration';
import { z } from 'zod';
import { Doer } from './desk-people.ts';
import { Id, Instant } from './fields.ts';
import { hasUniquePeople } from './unique-people.ts';

/** How a licence was checked: its code was scanned, or it was ticked manually. */
const checkMethods = ['SCAN', 'TICK'] as const;

/** What a desk needs to check licences offline. */
export const DeskLicensing = z
  .object({
    /** Whether only those with a licence may play. */
    areAsked: z.boolean(),
    /** The licences of both teams, until the match starts. */
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
    /** The signing keys: P-256 points as base64url, and the number that codes refer to. */
    keys: z.array(z.object({ id: z.number(), publicKey: z.string() })),
    checks: z.array(
      z.object({
        personId: Id,
        teamId: Id,
        how: z.enum(checkMethods),
        at: Instant,
        /** Only for staff. */
        by: Doer.nullable(),
      }),
    ),
    /** Whether the caller may check now. */
    mayCheck: z.boolean(),
  })
  .meta({ id: 'deskLicensing' });

/** The checks at a desk. Sent again, they are the same; of two desks the latest check counts. */
export const LicenceChecks = z
  .object({
    matchId: Id,
    checks: z
      .array(
        z.object({
          personId: Id,
          /** Null removes the tick. */
          how: z.enum(checkMethods).nullable(),
          at: Instant,
          /** The scanned code. */
          token: z.string().max(200).optional(),
        }),
      )
      .min(1)
      .max(200)
      .refine(hasUniquePeople, 'PLAYER_TWICE'),
  })
  .meta({ id: 'licenceChecksDto' });
