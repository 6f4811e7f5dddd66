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

/** The number of finishers in a group, and its best mark. */
export interface StoredGroup {
  readonly gender: PersonGender | null;
  readonly band: string | null;
  readonly finishers: number;
  readonly best: number;
}

/** The time for a part of the course, and the place in it. */
export interface StoredSegment {
  readonly time: number | null;
  readonly place: number | null;
}

export interface RacesTable extends OfCompetition {
  id: string;
  /** Its position in the competition, from 1. */
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
  /** The course and the rules of golf; null for everything else. */
  golf: JSONColumnType<GolfRules | null, string | null | undefined, string | null>;
  /** Hundredths break ties in a stage race, and there are no bonuses. */
  isTimeTrial: Generated<boolean>;
  /** The parts of the course; the last one ends at the finish. */
  segments: JSONColumnType<readonly string[], string | undefined, string>;
  /** Where the splits are, in metres from the start. */
  splitPoints: JSONColumnType<readonly number[], string | undefined, string>;
  /** The worst score that made the cut. */
  cutLine: Generated<number | null>;
  /** The first round; null for the first round itself and for a race without rounds. */
  eventId: Generated<string | null>;
  /** Null: the race has no rounds. */
  round: Generated<RaceRound | null>;
  roundOrder: Generated<number>;
  /** Who goes on; null for finals. */
  advance: JSONColumnType<AdvanceRules | null, string | null | undefined, string | null>;
  lanes: Generated<number | null>;
  /** How many run in a relay; null: individual race. */
  legs: Generated<number | null>;
  /** The event its records belong to; null: none are kept. */
  recordEvent: Generated<string | null>;
  /** The event of a relay's first leg. */
  legEvent: Generated<string | null>;
  recordsByBand: Generated<boolean>;
  countsWind: Generated<boolean>;
  overallBy: Generated<Clock>;
  groupsBy: Generated<Clock>;
  publication: Generated<RacePublication>;
  /** How often it became official. */
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
  /** The seeding mark: the mark of the entry, or of the previous round. */
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

/** The members of a relay; legs count from 1. */
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
  /** Milliseconds as measured, millimetres or points; in golf, what is ranked. */
  mark: number | null;
  status: RaceStatus | null;
  /** The order at the finish line as judged. */
  lineOrder: number | null;
  splits: JSONColumnType<readonly (number | null)[]>;
  /** Time since they crossed the starting line. */
  netMark: Generated<number | null>;
  /** In tenths of metres per second; positive from behind. */
  wind: Generated<number | null>;
  /** How long the laps took, in milliseconds. */
  elapsed: Generated<number | null>;
  source: 'TYPED' | 'FILE';
  /** Rounds of golf; empty for everything else. */
  card: JSONColumnType<readonly RoundCard[], string | undefined, string>;
  /** Seconds subtracted in a stage, and seconds added by the jury. */
  bonus: Generated<number>;
  penalty: Generated<number>;
  sprintPoints: Generated<number>;
  climbPoints: Generated<number>;
  /** From here on, columns of the ranking. */
  gender: PersonGender | null;
  position: Generated<number>;
  place: number | null;
  genderPlace: number | null;
  band: string | null;
  bandPlace: number | null;
  categoryPlace: number | null;
  /** Golf: missed the cut, or no complete card. */
  verdict: Generated<'CUT' | 'NR' | null>;
  /** One for each part of the course; none where a split is missing. */
  segmentResults: JSONColumnType<readonly StoredSegment[], string | undefined, string>;
  /** The place at each split. */
  splitPlaces: JSONColumnType<readonly (number | null)[], string | undefined, string>;
  /** Once the round is over: whether they go on. */
  advance: Generated<AdvanceMark | null>;
  /** The order of tied competitors after a swim-off or a draw. */
  tieOrder: Generated<number | null>;
  version: Generated<number>;
}

/** A tap by someone timing a race by hand. It is never deleted, only undone. */
export interface RaceLineMarksTable extends OfCompetition {
  raceId: string;
  /** As generated by the phone. */
  id: string;
  kind: LineMark['kind'];
  at: Date;
  heat: number | null;
  bib: string | null;
  status: LineMark['status'];
  isUndone: boolean;
  changedAt: Date;
  /** The line's revision when this last changed. */
  revision: number;
}

/** A mark from before Traip, or from elsewhere, as recorded by an organiser. */
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
  /** A day, or only a year. */
  heldOn: string | null;
  place: string | null;
  createdAt: Date;
}
