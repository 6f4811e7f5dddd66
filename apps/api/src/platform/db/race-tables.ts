import type { PersonGender, RacePublication, raceAges, raceResolutions } from '@traip/contract';
import type {
  AdvanceMark,
  AdvanceRules,
  AgeBand,
  Clock,
  EventKind,
  GolfRules,
  LineMark,
  RaceRound,
  RaceStatus,
  RoundCard,
} from '@traip/engine/race-day';
import type { Ties } from '@traip/engine/ranking';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

interface OfCompetition {
  organisationId: string;
  competitionId: string;
}

/** How many finished in a group, and the best mark of it. */
export interface StoredGroup {
  readonly gender: PersonGender | null;
  readonly band: string | null;
  readonly finishers: number;
  readonly best: number;
}

/** What a part of the course took, and the place in it. */
export interface StoredSegment {
  readonly time: number | null;
  readonly place: number | null;
}

export interface RacesTable extends OfCompetition {
  id: string;
  /** Where it stands in its competition, from 1. */
  position: number;
  name: string;
  /** In metres. */
  distance: number | null;
  startsAt: Date | null;
  kind: EventKind;
  resolution: (typeof raceResolutions)[number];
  ties: Ties;
  ageBy: (typeof raceAges)[number];
  bands: JSONColumnType<readonly AgeBand[]>;
  /** The course and the rules of golf; null of everything else. */
  golf: JSONColumnType<GolfRules | null, string | null | undefined, string | null>;
  /** Hundredths tell apart who is level in a stage race, and nobody gets a bonus. */
  isTimeTrial: Generated<boolean>;
  /** The parts of the course; the last one ends at the finish. */
  segments: JSONColumnType<readonly string[], string | undefined, string>;
  /** Where the splits are, in metres from the start. */
  splitPoints: JSONColumnType<readonly number[], string | undefined, string>;
  /** The worst score that made the cut. */
  cutLine: Generated<number | null>;
  /** The first round; null of that itself, and of a race without rounds. */
  eventId: Generated<string | null>;
  /** Null: the race has no rounds. */
  round: Generated<RaceRound | null>;
  roundOrder: Generated<number>;
  /** Who goes on; null of finals. */
  advance: JSONColumnType<AdvanceRules | null, string | null | undefined, string | null>;
  lanes: Generated<number | null>;
  /** How many run in a relay; null: everybody alone. */
  legs: Generated<number | null>;
  /** What its records are of; null: none are kept. */
  recordEvent: Generated<string | null>;
  /** What the first leg of a relay is of. */
  legEvent: Generated<string | null>;
  recordsByBand: Generated<boolean>;
  countsWind: Generated<boolean>;
  overallBy: Generated<Clock>;
  groupsBy: Generated<Clock>;
  publication: Generated<RacePublication>;
  /** How often it was official. */
  edition: Generated<number>;
  reason: Generated<string | null>;
  publishedAt: Generated<Date | null>;
  groups: JSONColumnType<readonly StoredGroup[], string | undefined, string>;
  version: Generated<number>;
  createdAt: Date;
}

export interface RaceEntriesTable extends OfCompetition {
  id: string;
  raceId: string;
  /** Null: the list came without names. */
  personId: string | null;
  bib: string;
  /** Sorts numbers as numbers. */
  bibOrder: GeneratedAlways<string>;
  club: string | null;
  gender: PersonGender | null;
  birthYear: number | null;
  heat: number | null;
  lane: number | null;
  /** What somebody is seeded by: the mark they entered with, or that of the round before. */
  seedMark: Generated<number | null>;
  /** The same competitor in the first round. */
  firstEntryId: Generated<string | null>;
  /** The name of a relay team. */
  team: Generated<string | null>;
  handicapTenths: Generated<number | null>;
  /** As 09:10. */
  teeTime: Generated<string | null>;
  startingHole: Generated<number | null>;
  /** The same number is the same person, where a file came without names. */
  runner: Generated<number | null>;
  version: Generated<number>;
  createdAt: Date;
}

/** Who runs in a relay, from 1. */
export interface RaceMembersTable extends OfCompetition {
  entryId: string;
  leg: number;
  raceId: string;
  personId: string | null;
  birthYear: number | null;
}

export interface RaceResultsTable extends OfCompetition {
  entryId: string;
  raceId: string;
  /** Milliseconds as they were measured, millimetres or points; in golf what is ranked. */
  mark: number | null;
  status: RaceStatus | null;
  /** The sequence at the line as judged. */
  lineOrder: number | null;
  splits: JSONColumnType<readonly (number | null)[]>;
  /** From when they crossed the starting line. */
  netMark: Generated<number | null>;
  /** In tenths of metres a second, from behind. */
  wind: Generated<number | null>;
  /** How long the laps took, in milliseconds. */
  elapsed: Generated<number | null>;
  source: 'TYPED' | 'FILE';
  /** Rounds of golf; none of everything else. */
  card: JSONColumnType<readonly RoundCard[], string | undefined, string>;
  /** Seconds off in a stage, and seconds that the jury added. */
  bonus: Generated<number>;
  penalty: Generated<number>;
  sprintPoints: Generated<number>;
  climbPoints: Generated<number>;
  /** From here on what the ranking says. */
  gender: PersonGender | null;
  position: Generated<number>;
  place: number | null;
  genderPlace: number | null;
  band: string | null;
  bandPlace: number | null;
  categoryPlace: number | null;
  /** Of golf: missed the cut, or no complete card. */
  verdict: Generated<'CUT' | 'NR' | null>;
  /** One for each part of the course; none where a split is missing. */
  segmentResults: JSONColumnType<readonly StoredSegment[], string | undefined, string>;
  /** The place at each split. */
  splitPlaces: JSONColumnType<readonly (number | null)[], string | undefined, string>;
  /** Of a round that is over: whether they go on. */
  advance: Generated<AdvanceMark | null>;
  /** What a swim-off or a lot told of those who were level. */
  tieOrder: Generated<number | null>;
  version: Generated<number>;
}

/** A tap of whoever times a race by hand. It is never deleted, only undone. */
export interface RaceLineMarksTable extends OfCompetition {
  raceId: string;
  /** As the phone named it. */
  id: string;
  kind: LineMark['kind'];
  at: Date;
  heat: number | null;
  bib: string | null;
  status: LineMark['status'];
  isUndone: boolean;
  changedAt: Date;
  /** Of the line, when this last changed. */
  revision: number;
}

/** A mark from before Traip, or from elsewhere, as an organiser has it. */
export interface EarlierMarksTable {
  id: string;
  organisationId: string;
  traipId: string;
  event: string;
  kind: Exclude<EventKind, 'GOLF'>;
  scope: 'MEETING' | 'CLUB' | 'PERSONAL';
  mark: number;
  resolution: (typeof raceResolutions)[number];
  gender: PersonGender | null;
  band: string | null;
  personId: string | null;
  birthYear: number | null;
  team: string | null;
  club: string | null;
  /** A day, or a year alone. */
  heldOn: string | null;
  place: string | null;
  createdAt: Date;
}
