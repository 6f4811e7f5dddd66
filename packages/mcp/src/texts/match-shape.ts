import { z } from 'zod';

const named = z.object({ id: z.string(), name: z.string() });
const pair = z.object({ home: z.number(), away: z.number() });

/** A match in a list. */
export const matchShape = z.object({
  id: z.string(),
  state: z
    .string()
    .describe(
      'CREATED (no date), SCHEDULED, IN_PROGRESS, FINISHED (provisional), CLOSED (official) or CANCELLED',
    ),
  kickOff: z.string().nullable().describe('ISO 8601 in UTC'),
  home: named.nullable().describe('Null while it is not known who plays'),
  away: named.nullable(),
  score: pair.nullable(),
  competition: named,
  phase: named,
  round: z.number(),
  group: z.string().nullable(),
  venue: z.string().nullable(),
  field: z.string().nullable(),
  postponedFrom: z.string().nullable(),
  version: z.number(),
});
export type MatchOutput = z.output<typeof matchShape>;
