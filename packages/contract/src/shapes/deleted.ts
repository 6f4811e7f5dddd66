import { z } from 'zod';
import { Id, Instant } from './fields.ts';

/** For how many days something deleted can be restored. */
export const restorableDays = 30;

export const deletedKinds = ['TEAM', 'COMPETITION', 'TRAIP'] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** Something of an organisation that was deleted and can still be restored, the latest first. */
export const DeletedItems = z
  .object({
    items: z.array(
      z.object({
        id: Id,
        kind: z.enum(deletedKinds),
        name: z.string(),
        deletedAt: Instant,
        /** Null if it was deleted before this was noted, or by somebody who has left Traip. */
        deletedBy: z.string().nullable(),
        restorableUntil: Instant,
      }),
    ),
  })
  .meta({ id: 'deletedItems' });

export const RestoredItem = z.object({ kind: z.enum(deletedKinds) }).meta({ id: 'restoreItemDto' });
