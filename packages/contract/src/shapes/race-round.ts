import { advanceMarks, raceRounds, seedings } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, optionalText, Version } from './fields.ts';
import { PlayerInBrief, personGenders } from './player.ts';
import { Race, raceLimits } from './race.ts';
import { Bib, raceEntryFields, raceResultFields } from './race-entry.ts';
import { Advance, Lanes } from './race-round-fields.ts';

/** Who advances from the heats and from the semi-final; empty for a race without rounds. */
export const RoundsChange = z
  .object({
    qualifying: z
      .array(Advance.refine(({ byPlace, byTime }) => byPlace + byTime > 0, 'NOBODY_GOES_ON'))
      .max(2)
      .refine(([first, second]) => !(second && first && first.toB > 0), 'B_FINAL_FROM_LAST_ROUND'),
    version: Version,
  })
  .meta({ id: 'raceRoundsDto' });

export const HeatsPlan = z
  .object({
    lanes: Lanes,
    /** By default as usual in the sport. */
    seeding: z.enum(seedings).optional(),
  })
  .meta({ id: 'raceHeatsDto' });

const PlaceInHeat = z.object({ bib: Bib, heat: raceEntryFields.heat, lane: raceEntryFields.lane });

export const HeatPlaces = z
  .object({ places: z.array(PlaceInHeat).min(1, 'REQUIRED').max(raceLimits.inHeats) })
  .meta({ id: 'raceHeatPlacesDto' });

const places = z.array(
  z.object({ bib: z.string(), heat: z.number().nullable(), lane: z.number().nullable() }),
);

/** Everyone's heat and lane now and before; sending back the latter undoes the change. */
export const CreatedHeats = z.object({ race: Race, before: places, after: places }).meta({ id: 'raceHeats' });

const tieDeciders = ['SWIM_OFF', 'LOT', 'JUDGES'] as const;

/** Changes who advances, even if the next round has started. */
const forced = {
  force: z.boolean().default(false),
  reason: optionalText(300),
};

export const TieDecision = z
  .object({
    /** The tied people, best first. */
    bibs: z
      .array(Bib)
      .min(2)
      .max(raceLimits.inHeats)
      .refine((bibs) => new Set(bibs).size === bibs.length, 'BIBS_TWICE'),
    by: z.enum(tieDeciders),
    ...forced,
  })
  .meta({ id: 'raceTieDto' });

export const NextRound = z.object(forced).meta({ id: 'raceNextRoundDto' });

/** The state of a round, and what it leads to. */
export const RoundState = z
  .object({
    race: Race,
    /** How many on the start list have no result yet. */
    waiting: z.number(),
    /** Bibs of people tied for the last place. */
    ties: z.array(z.string()),
    next: z.array(
      z.object({
        raceId: Id,
        round: z.enum(raceRounds),
        entries: z.number(),
        results: z.number(),
        /** Bibs of people who advance but are not on its start list, and the other way round. */
        missing: z.array(z.string()),
        extra: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'raceRoundState' });

/** One line of the ranking over all rounds. */
const RankedInRounds = z.object({
  bib: z.string(),
  person: PlayerInBrief.nullable(),
  club: z.string().nullable(),
  team: z.string().nullable(),
  gender: z.enum(personGenders).nullable(),
  /** Their final, or the round where they went out. */
  round: z.enum(raceRounds),
  mark: raceResultFields.mark,
  status: raceResultFields.status,
  advance: z.enum(advanceMarks).nullable(),
  place: z.number().nullable(),
});

export const RoundsRanking = z
  .object({
    /** Rounds from the first to the finals. */
    rounds: z.array(Race),
    ranking: z.array(RankedInRounds),
  })
  .meta({ id: 'raceRoundsRanking' });
