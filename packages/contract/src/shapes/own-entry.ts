import { z } from 'zod';
import { participationStatuses } from './competition.ts';
import { Id } from './fields.ts';
import { PlayerInBrief } from './player.ts';

/** An entry of the caller, or of their child. */
const OwnEntry = z
  .object({
    teamId: Id,
    person: PlayerInBrief,
    status: z.enum(participationStatuses),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ownEntry' });

export const OwnEntries = z
  .object({
    /** Whether people can apply for a place. */
    isOpen: z.boolean(),
    /** The people the caller may enter: themselves if they are of age, and children. */
    people: z.array(PlayerInBrief),
    entries: z.array(OwnEntry),
  })
  .meta({ id: 'ownEntries' });

export const NewOwnEntry = z
  .object({
    /** A child of the caller; by default the caller. */
    personId: Id.optional(),
  })
  .meta({ id: 'newOwnEntry' });
