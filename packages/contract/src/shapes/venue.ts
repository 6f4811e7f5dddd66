import { z } from 'zod';
import { Id, IsoDate, optionalText, Version } from './fields.ts';
import { name } from './name.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { TeamInBrief } from './team.ts';

/** A time in Europe/Madrid: "18:30". */
export const ClockTime = z.string('TIME_INVALID').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID');
const ClosingTime = z.string('TIME_INVALID').regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'TIME_INVALID');

/** 1 is Monday, 7 is Sunday. */
export const Weekday = z.number().int().min(1).max(7);

const VenueOpening = z
  .object({ weekday: Weekday, opensAt: ClockTime, closesAt: ClosingTime })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ['closesAt'],
    error: 'ENDS_BEFORE_IT_STARTS',
  })
  .meta({ id: 'venueOpening' });

type Opening = { readonly weekday: number; readonly opensAt: string; readonly closesAt: string };

function areApart(openings: readonly Opening[]): boolean {
  return openings.every((one, index) =>
    openings
      .slice(index + 1)
      .every(
        (other) =>
          one.weekday !== other.weekday || one.closesAt <= other.opensAt || other.closesAt <= one.opensAt,
      ),
  );
}

const areDistinct = (fields: readonly { readonly name: string }[]) =>
  new Set(fields.map(({ name }) => name.toLowerCase())).size === fields.length;

const coordinate = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .nullish()
    .transform((value) => value ?? null);

const venue = {
  name: name(80, 'VENUE_NAME_REQUIRED'),
  address: optionalText(200),
  city: optionalText(80),
  latitude: coordinate(90),
  longitude: coordinate(180),
  /** Fields with an id are kept, those without are new, missing ones are removed. */
  fields: z
    .array(z.object({ id: Id.optional(), name: name(60, 'FIELD_NAME_REQUIRED') }))
    .min(1, 'FIELD_REQUIRED')
    .max(40)
    .refine(areDistinct, 'FIELD_NAME_TWICE'),
  /** If empty, it is always open. */
  openings: z.array(VenueOpening).max(50).refine(areApart, 'OPENINGS_OVERLAP').default([]),
};

export const NewVenue = z.object(venue).meta({ id: 'newVenue' });
export const VenueChange = z.object({ ...venue, version: Version }).meta({ id: 'venueChange' });

/** Days without matches at a venue, of a team, or at all. */
export const ClosedDate = z
  .object({
    id: Id,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    reason: z.string().nullable(),
    venue: z.object({ id: Id, name: z.string() }).nullable(),
    /** Null: the whole venue. */
    field: z.object({ id: Id, name: z.string() }).nullable(),
    team: TeamInBrief.nullable(),
  })
  .meta({ id: 'closedDate' });

const closure = { startsOn: true, endsOn: true, reason: true, id: true } as const;

/** A ground with its fields. Closed dates are the next ones. */
export const Venue = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    fields: z.array(z.object({ id: Id, name: z.string() })),
    openings: z.array(z.object({ weekday: z.number(), opensAt: z.string(), closesAt: z.string() })),
    closedDates: z.array(ClosedDate.pick(closure)),
    version: z.number(),
  })
  .meta({ id: 'venue' });

export const VenueQuery = z.object({ search: Search.default(''), page: pageNumber, limit: pageSize() });
export const VenuePage = pageOf(Venue).meta({ id: 'venuePage' });

/** For a venue, for a team, or, if neither is named, for the whole organisation. */
export const NewClosedDate = z
  .object({
    venueId: Id.nullish().transform((value) => value ?? null),
    teamId: Id.nullish().transform((value) => value ?? null),
    startsOn: IsoDate,
    endsOn: IsoDate,
    reason: optionalText(200),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], error: 'ENDS_BEFORE_IT_STARTS' })
  .refine(({ venueId, teamId }) => venueId === null || teamId === null, {
    path: ['teamId'],
    error: 'VENUE_OR_TEAM',
  })
  .meta({ id: 'newClosedDate' });

export const ClosedDateQuery = z.object({
  venueId: Id.optional(),
  teamId: Id.optional(),
  /** Dates that end on this day or later; default: today. */
  from: IsoDate.optional(),
  page: pageNumber,
  limit: pageSize(50),
});
export const ClosedDatePage = pageOf(ClosedDate).meta({ id: 'closedDatePage' });

/** Where a team plays its home matches: any of these will do. */
export const TeamVenues = z
  .object({ team: TeamInBrief, venues: z.array(z.object({ id: Id, name: z.string() })) })
  .meta({ id: 'teamVenues' });

export const TeamVenuesQuery = z.object({
  search: Search.default(''),
  competitionId: Id.optional(),
  page: pageNumber,
  limit: pageSize(50),
});
export const TeamVenuesPage = pageOf(TeamVenues).meta({ id: 'teamVenuesPage' });
export const TeamVenuesChange = z.object({ venueIds: z.array(Id).max(10) }).meta({ id: 'teamVenuesChange' });
