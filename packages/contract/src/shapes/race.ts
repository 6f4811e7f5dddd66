import { clocks, eventKinds } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, Instant, isStorable, optionalText, Version } from './fields.ts';
import { Golf, GolfSettings } from './golf-settings.ts';
import { name } from './name.ts';
import { personGenders } from './player.ts';
import { raceEvent } from './race-event.ts';
import { roundFields } from './race-round-fields.ts';

export const raceLimits = {
  races: 100,
  entries: 60_000,
  /** In a race with rounds or generated heats. */
  inHeats: 2000,
  tableBytes: 8_000_000,
  columns: 40,
  /** The most rows typed and saved at once. */
  typed: 1000,
  bands: 30,
  splits: 20,
  segments: 21,
  /** The most rows shown in a preview, and problems listed in a reply. */
  shown: 200,
} as const;

/** DRAFT: only for the organisation. LIVE: as results come in. PROVISIONAL: until protests are over. */
export const racePublications = ['DRAFT', 'LIVE', 'PROVISIONAL', 'OFFICIAL'] as const;
export type RacePublication = (typeof racePublications)[number];

/** Thousandths, hundredths (track and pool), tenths (by hand), whole seconds (road). */
export const raceResolutions = [1, 10, 100, 1000] as const;

/** How the age counts: by the year of birth, or on the day of the race. */
export const raceAges = ['YEAR', 'DAY'] as const;

const AgeBand = z.object({
  /** Its name, as on the list: "35–39". */
  key: z.string().trim().min(1, 'REQUIRED').max(20).refine(isStorable, 'TEXT_INVALID'),
  min: z.number().int().min(0).max(130),
  /** Null: no upper limit. */
  max: z.number().int().min(0).max(130).nullable(),
});

type Band = z.output<typeof AgeBand>;

function areApart(bands: readonly Band[]): boolean {
  const sorted = bands.toSorted((a, b) => a.min - b.min);
  return sorted.every(({ min, max }, at) => {
    const next = sorted[at + 1];
    return min <= (max ?? min) && (next === undefined || (max !== null && max < next.min));
  });
}

const Bands = z
  .array(AgeBand)
  .max(raceLimits.bands)
  .refine((bands) => new Set(bands.map(({ key }) => key)).size === bands.length, 'BAND_TWICE')
  .refine(areApart, 'BANDS_OVERLAP');

/** Swim, bike, run: the parts of the course in order; the last ends at the finish. One part is refused. */
const Segments = z
  .array(z.string().trim().min(1, 'REQUIRED').max(30).refine(isStorable, 'TEXT_INVALID'))
  .max(raceLimits.segments)
  .refine((parts) => parts.length !== 1, 'ONE_SEGMENT')
  .refine((parts) => new Set(parts).size === parts.length, 'SEGMENT_TWICE');

/** Where splits are taken, in metres from the start. */
const SplitPoints = z
  .array(z.number().int().min(1).max(10_000_000))
  .max(raceLimits.splits)
  .refine((points) => points.every((point, at) => point > (points[at - 1] ?? 0)), 'SPLIT_POINTS_NOT_RISING');

export const raceFields = {
  name: name(80, 'RACE_NAME_REQUIRED'),
  /** In metres. */
  distance: z.number().int().min(1).max(10_000_000).nullable(),
  startsAt: Instant.nullable(),
  kind: z.enum(eventKinds),
  resolution: z.literal(raceResolutions),
  /** Whether equal marks share a place, or the order at the line separates them. */
  ties: z.enum(['SHARE', 'ORDER']),
  ageBy: z.enum(raceAges),
  bands: Bands,
  /** In a stage race, hundredths of a time trial break ties, and it gives no bonus. */
  isTimeTrial: z.boolean(),
  segments: Segments,
  splitPoints: SplitPoints,
  /** Only for golf. */
  golf: GolfSettings.nullable(),
  /** The size of a relay team; null: individual race. */
  legs: z.number().int().min(2).max(12).nullable(),
  /** The event of its records; null: none are kept. */
  recordEvent: raceEvent,
  /** The event of a relay's first leg, which may be a personal best. */
  legEvent: raceEvent,
  /** Whether each age group has its own records. */
  recordsByBand: z.boolean(),
  /** Whether too much wind rules out a record. */
  countsWind: z.boolean(),
  /** The clock for the overall ranking, and for gender and age: from the gun, or from crossing the line. */
  overallBy: z.enum(clocks),
  groupsBy: z.enum(clocks),
};

/** Omitted fields are as usual in the sport. */
export const NewRace = z
  .object({
    name: raceFields.name,
    distance: raceFields.distance.default(null),
    startsAt: Instant.nullish().transform((value) => value ?? null),
    kind: raceFields.kind.default('TIME'),
    resolution: raceFields.resolution.optional(),
    ties: raceFields.ties.optional(),
    ageBy: raceFields.ageBy.default('YEAR'),
    bands: raceFields.bands.default([]),
    isTimeTrial: raceFields.isTimeTrial.default(false),
    segments: raceFields.segments.default([]),
    splitPoints: raceFields.splitPoints.default([]),
    golf: raceFields.golf.default(null),
    legs: raceFields.legs.default(null),
    recordEvent: raceFields.recordEvent.default(null),
    legEvent: raceFields.legEvent.default(null),
    recordsByBand: raceFields.recordsByBand.default(false),
    countsWind: raceFields.countsWind.default(false),
    overallBy: raceFields.overallBy.default('GUN'),
    groupsBy: raceFields.groupsBy.default('GUN'),
  })
  .meta({ id: 'newRaceDto' });

/** Omitted fields are kept. */
export const RaceChange = z
  .object({ ...z.object(raceFields).partial().shape, version: Version })
  .meta({ id: 'raceChangeDto' });

export const PublicationChange = z
  .object({
    publication: z.enum(racePublications),
    /** Required to unpublish. */
    reason: optionalText(300),
    version: Version,
  })
  .meta({ id: 'racePublicationDto' });

/** A group with finishers: by gender, by band, by both, or everyone. */
const RaceGroup = z.object({
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  finishers: z.number(),
});

export const Race = z
  .object({
    id: Id,
    ...raceFields,
    name: z.string(),
    bands: z.array(z.object({ key: z.string(), min: z.number(), max: z.number().nullable() })),
    segments: z.array(z.string()),
    splitPoints: z.array(z.number()),
    recordEvent: z.string().nullable(),
    legEvent: z.string().nullable(),
    golf: Golf.nullable(),
    /** The worst score that made the cut; null before the cut, and without one. */
    cutLine: z.number().nullable(),
    ...roundFields,
    publication: z.enum(racePublications),
    /** How often it was official: a correction is a new edition. */
    edition: z.number(),
    /** The reason for the last edition, or for unpublishing. */
    reason: z.string().nullable(),
    publishedAt: Instant.nullable(),
    /** The number on the start list. */
    entries: z.number(),
    /** The number with a mark or a status. */
    results: z.number(),
    groups: z.array(RaceGroup),
    version: z.number(),
  })
  .meta({ id: 'race' });

export const RaceList = z.object({ competitionId: Id, races: z.array(Race) }).meta({ id: 'raceList' });
