import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { isStorable, optionalText } from './fields.ts';
import { golfLimits } from './golf-settings.ts';
import { Bib } from './race-entry.ts';

const typedText = (max: number) => z.string().trim().max(max).refine(isStorable, 'TEXT_INVALID');

/** A change of a card; omitted holes are kept. */
const CardRow = z.object({
  bib: Bib,
  /** Needed with holes or a total. */
  round: z.number().int().min(1).max(golfLimits.rounds).nullable().default(null),
  holes: z
    .array(z.object({ hole: z.number().int().min(1).max(18), strokes: typedText(3) }))
    .max(36)
    .default([]),
  /** If the holes are not known: the strokes of the round, or its points. Empty removes it. */
  total: typedText(4).nullable().default(null),
  /** WD, DQ, NR, CUT, NS. Empty removes it. */
  status: typedText(20).nullable().default(null),
  /** The version of the result that was seen; 0: there was none. Not checked if omitted. */
  version: z.number().int().min(0).optional(),
});

export const GolfCards = z
  .object({
    cards: z.array(CardRow).max(golfLimits.typed).default([]),
    /** The players in the play-off for first place, winner first; an empty list removes the play-off. */
    playoff: z.array(Bib).max(golfLimits.playoff).optional(),
    /** The reason for changing official results. */
    reason: optionalText(300),
  })
  .refine(({ cards, playoff }) => cards.length > 0 || playoff !== undefined, {
    path: ['cards'],
    error: 'REQUIRED',
  })
  .meta({ id: 'golfCardsDto' });

/** The problems of rows of cards. */
export const cardErrors = [
  'PLAYER_UNKNOWN',
  'CARD_TWICE',
  'ROUND_UNKNOWN',
  'HOLE_UNKNOWN',
  'HOLE_TWICE',
  'STROKES_INVALID',
  'TOTAL_INVALID',
  'HOLES_AND_TOTAL',
  'GOLF_STATUS_UNKNOWN',
  'PLAYER_NOT_STARTED',
  'CARD_AFTER_CUT',
  'PLAYOFF_NOT_LEVEL',
  'RACE_OFFICIAL',
] as const satisfies readonly ErrorCode[];
