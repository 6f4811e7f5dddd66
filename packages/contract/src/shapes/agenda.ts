import { z } from 'zod';
import { Instant } from './fields.ts';

/** The secret part of the address of a person's calendar subscription. */
export const AgendaKey = z.string().regex(/^[\w-]{64}$/, 'LINK_INCOMPLETE');

/** The address of the caller's own agenda; null if there is none. */
export const MyAgenda = z
  .object({ address: z.string().nullable(), createdAt: Instant.nullable() })
  .meta({ id: 'myAgenda' });
