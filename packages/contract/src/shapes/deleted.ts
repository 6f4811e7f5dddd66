import { z } from 'zod';
import { Id, Instant } from './fields.ts';

/** For how many days a deleted item can be restored. */
export const restorableDays = 30;

export const deletedKinds = ['TEAM', 'COMPETITION', 'TRAIP'] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** The deleted items of an organisation that can still be restored, latest first. */
export const DeletedItems = z
  .object({
    items: z.array(
      z.object({
        id: Id,
        kind: z.enum(deletedKinds),
        name: z.string(),
        deletedAt: Instant,
        /** Null if it was deleted before this was recorded, or by someone who has left Traip. */
        deletedBy: z.string().nullable(),
        restorableUntil: Instant,
      }),
    ),
  })
  .meta({ id: 'deletedItems' });

export const RestoredItem = z.object({ kind: z.enum(deletedKinds) }).meta({ id: 'restoreItemDto' });
