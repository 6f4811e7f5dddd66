import { z } from 'zod';

const count = z.int().min(0).max(9999);
const pair = z.strictObject({ home: count, away: count });
const side = z.enum(['HOME', 'AWAY']);

const outcomes = [
  'NORMAL',
  'FORFEIT_HOME',
  'FORFEIT_AWAY',
  'DOUBLE_FORFEIT',
  'ABANDONED',
  'DRAW_AWARDED',
] as const;

/** A result, as the product accepts it. */
export const resultFields = {
  score: pair
    .optional()
    .describe('Final score, extra time included, a shoot-out not. Not needed where sets are given'),
  sets: z.array(pair).max(99).optional().describe('Sports of sets: every set, in order'),
  shootOut: pair.optional().describe('Penalty shoot-out, apart from the score'),
  tries: pair.optional().describe('Rugby: tries of each side'),
  extraTime: z.boolean().optional(),
  outcome: z
    .enum(outcomes)
    .optional()
    .describe('Only if it was not played to its end. FORFEIT_HOME: the home side forfeits and loses'),
  method: z.string().trim().min(1).max(40).optional().describe('Combat sports: how it was won'),
  winner: side.optional().describe('Combat sports: who won by that method'),
};

const reason = z.string().trim().min(1).max(500);

/** The change that a proposal would make. */
export const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('RESULT'),
    matchId: z.uuid(),
    // The product decides which of these a sport needs.
    result: z.strictObject(resultFields),
    reason: reason.optional(),
    /** The match was official at the time of the proposal. */
    reopens: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('POSTPONEMENT'), matchId: z.uuid(), reason }),
  z.strictObject({
    kind: z.literal('NEW_DATE'),
    matchId: z.uuid(),
    kickOff: z.string(),
    fieldId: z.uuid().optional(),
  }),
]);

export type Change = z.output<typeof Change>;
export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;
