import { defaultCourse, golfRankings, parOf } from '@traip/engine/race-day';
import { z } from 'zod';

export const golfLimits = { rounds: 4, typed: 1000, playoff: 20 } as const;

const GolfHole = z.object({
  par: z.number().int().min(2).max(7),
  /** 1 for the hardest hole, where the first stroke is received. */
  strokeIndex: z.number().int().min(1).max(18),
});

const Course = z
  .array(GolfHole)
  .refine(({ length }) => length === 9 || length === 18, 'HOLES_WRONG')
  .refine(
    (holes) => new Set(holes.map(({ strokeIndex }) => strokeIndex)).size === holes.length,
    'STROKE_INDEX_WRONG',
  )
  .refine((holes) => holes.every(({ strokeIndex }) => strokeIndex <= holes.length), 'STROKE_INDEX_WRONG');

const GolfCutSettings = z.object({
  afterRound: z.number().int().min(1).max(3),
  /** How many play on, besides those level with the last of them. */
  top: z.number().int().min(1).max(999),
  /** And everyone within this many strokes of the lead. */
  within: z.number().int().min(0).max(99).nullable(),
});

const fields = {
  rounds: z.number().int().min(1).max(golfLimits.rounds),
  /** Par and stroke index of 9 or 18 holes. */
  holes: Course,
  slope: z.number().int().min(55).max(155).nullable(),
  /** The course rating, in tenths of a stroke. */
  ratingTenths: z.number().int().min(200).max(900).nullable(),
  rankedBy: z.enum(golfRankings),
  /** The share of a course handicap that is received, in per cent. */
  allowance: z.number().int().min(0).max(100),
  countback: z.boolean(),
  cut: GolfCutSettings.nullable(),
};

/** How a golf tournament is played and scored. Omitted settings have their usual values. */
export const GolfSettings = z
  .object({
    rounds: fields.rounds.default(1),
    holes: fields.holes.default(() => defaultCourse(18).map((hole) => ({ ...hole }))),
    slope: fields.slope.default(null),
    ratingTenths: fields.ratingTenths.default(null),
    rankedBy: fields.rankedBy.default('GROSS'),
    allowance: fields.allowance.default(95),
    countback: fields.countback.default(false),
    cut: fields.cut.default(null),
  })
  .refine(({ cut, rounds }) => cut === null || cut.afterRound < rounds, {
    path: ['cut', 'afterRound'],
    error: 'CUT_ROUND_WRONG',
  })
  .refine(({ holes, ratingTenths }) => ratingTenths === null || isNear(ratingTenths, parOf(holes)), {
    path: ['ratingTenths'],
    error: 'RATING_WRONG',
  })
  .meta({ id: 'golfSettingsDto' });

/** The settings of a tournament, all of them. */
export const Golf = z.object({ ...fields, holes: z.array(GolfHole) }).meta({ id: 'golf' });

/** A rating is close to par; one of eighteen holes on a card of nine is a mistake. */
function isNear(ratingTenths: number, par: number): boolean {
  return Math.abs(ratingTenths - par * 10) <= 150;
}
