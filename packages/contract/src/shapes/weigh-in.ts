import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { TeamInBrief } from './team.ts';

/** In kilograms, to ten grams. */
const Kilograms = z
  .number()
  .min(10)
  .max(400)
  .refine((kg) => Math.abs(kg * 100 - Math.round(kg * 100)) < 1e-6, 'WEIGHT_TOO_FINE');

/** Heavier than `above`, up to and including `upTo`. */
const weights = { above: Kilograms.nullable(), upTo: Kilograms.nullable() };
const WeightClass = z.object(weights).meta({ id: 'weightClass' });

const limited = ({ above, upTo }: z.infer<typeof WeightClass>) =>
  (above !== null || upTo !== null) && (above === null || upTo === null || above < upTo);

/** A new class. */
export const NewWeightClass = z
  .object(weights)
  .refine(limited, { path: ['upTo'], error: 'WEIGHTS_OUT_OF_ORDER' });

export const WeightClassChange = z
  .object({
    /** Null: everyone competes, whatever they weigh. */
    weightClass: NewWeightClass.nullable(),
    /** Nothing is drawn before everyone has weighed in. */
    isRequired: z.boolean().default(false),
  })
  .meta({ id: 'weightClassChange' });

export const NewWeighIn = z
  .object({
    teamId: Id,
    /** Null undoes the weigh-in. */
    kg: Kilograms.nullable(),
  })
  .meta({ id: 'newWeighIn' });

export const ClassMove = z
  .object({
    teamId: Id,
    /** The competition of the other class. */
    toId: Id,
    /** The weight; by default the one recorded before. */
    kg: Kilograms.optional(),
  })
  .meta({ id: 'classMove' });

/** The weigh-in of a competition, only for its staff: a weight is personal data. */
export const WeighIn = z
  .object({
    weightClass: WeightClass.nullable(),
    isRequired: z.boolean(),
    /** Classes can't change once the draw is made. */
    isDrawn: z.boolean(),
    entries: z.array(
      z.object({
        team: TeamInBrief,
        weighed: z.object({ kg: z.number(), at: Instant, by: z.string().nullable() }).nullable(),
      }),
    ),
    /** The other classes of its season and category. */
    siblings: z.array(z.object({ id: Id, name: z.string(), weightClass: WeightClass, isDrawn: z.boolean() })),
  })
  .meta({ id: 'weighIn' });
