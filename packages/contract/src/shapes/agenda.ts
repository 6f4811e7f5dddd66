import { z } from 'zod';
import { Instant } from './fields.ts';

/** The secret part of the address under which somebody's calendar finds their matches. */
export const AgendaKey = z.string().regex(/^[\w-]{64}$/, 'LINK_INCOMPLETE');

/** The address of one's own agenda; without one there is nothing that a calendar could read. */
export const MyAgenda = z
  .object({ address: z.string().nullable(), createdAt: Instant.nullable() })
  .meta({ id: 'myAgenda' });
