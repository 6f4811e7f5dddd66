import type {
  Gender,
  ParticipationStatus,
  Privacy,
  SkillLevel,
  TimingColumn,
  WithdrawalMode,
} from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import type { CompetitionState } from '@traip/engine/competition';
import type { AlgorithmKey, Slot, Tie } from '@traip/engine/formats';
import type { MatchStatus, Side } from '@traip/engine/match';
import type { RegistrationRules } from '@traip/engine/registration';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Json = Record<string, unknown>;

/** Every row here belongs to one organisation. */
interface Owned {
  id: string;
  organisationId: string;
  createdAt: Date;
}

interface Versioned extends Owned {
  /** Grows with each change; a writer sends the version they have seen. */
  version: Generated<number>;
  deletedAt: Date | null;
}

/** What each column of one kind of timing file holds. */
export interface TimingLayout {
  readonly headings: string;
  readonly columns: readonly (TimingColumn | null)[];
}

export interface TraipsTable extends Versioned {
  code: string;
  name: string;
  sportKey: SportKey;
  description: string | null;
  privacy: Privacy;
  avatarKey: string | null;
  /** Name and code without accents or case; the column `search` is generated from it. */
  searchText: string;
  deletedBy: string | null;
  /** When it was permanently removed; the row keeps its code taken. */
  removedAt: Date | null;
  /** How it ranks its players; null: it does not. */
  rating: JSONColumnType<RatingRules | null, string | null | undefined, string | null>;
  /** How the columns of timing files were interpreted, latest first. */
  timingLayouts: JSONColumnType<readonly TimingLayout[], string | undefined, string>;
}

/** For a points list also the points for places, and how many results count (null: all). */
export type RatingRules =
  | { readonly method: 'ELO' | 'GLICKO2' }
  | { readonly method: 'POINTS'; readonly points: readonly number[]; readonly best: number | null };

export interface SeasonsTable extends Versioned {
  traipId: string;
  name: string;
  /** The name without case and accents: unique in its Traip. */
  nameKey: GeneratedAlways<string>;
  /** Text like 2026-09-01: a day has no time zone. */
  startsOn: string | null;
  endsOn: string | null;
  /** The season it was started from. */
  previousId: string | null;
  /** The ID of the request that started it: repeating the request creates nothing twice. */
  requestId: string | null;
}

export interface CategoriesTable extends Versioned {
  traipId: string;
  name: string;
  /** The name without case and accents: unique in its Traip. */
  nameKey: GeneratedAlways<string>;
  gender: Gender;
  skillLevel: SkillLevel;
  minAge: number | null;
  maxAge: number | null;
  sportVariantKey: string;
}

export interface CompetitionsTable extends Versioned {
  traipId: string;
  seasonId: string;
  categoryId: string;
  name: string;
  description: string | null;
  avatarKey: Generated<string | null>;
  state: Generated<CompetitionState>;
  privacy: Privacy;
  /** When it was first made public. */
  publishedAt: Date | null;
  startsOn: string | null;
  endsOn: string | null;
  takesRegistrations: boolean;
  maxTeams: number | null;
  /** Who competes: teams, players or pairs. */
  competitors: Generated<CompetitorKind>;
  /** Who competes was not specified: the first entry may still decide it. */
  competitorsProposed: Generated<boolean>;
  rulesOverride: JSONColumnType<Json>;
  withdrawalMode: WithdrawalMode | null;
  /** Whether the teams report results. */
  reportMode: Generated<'STAFF' | 'CAPTAINS' | 'CAPTAINS_OFFICIAL'>;
  /** Null: its matches have fixed times. Otherwise they are called when a court is free. */
  courtQueue: JSONColumnType<Json | null> | null;
  /** The weight class, in grams: above `weightAbove`, up to and including the other bound. */
  weightAbove: number | null;
  weightUpTo: number | null;
  /** No draw before everyone has weighed in. */
  weighInRequired: Generated<boolean>;
  /** Null: players don't need a licence. */
  registrationRules: JSONColumnType<RegistrationRules | null, string | null | undefined, string | null>;
  searchText: string;
  deletedBy: string | null;
  /** The same competition in the previous season. */
  previousId: string | null;
  /** The competition above it in its season. */
  aboveId: string | null;
  /** How many teams are promoted to the level above, and relegated from it. */
  goUp: Generated<number>;
  comeDown: Generated<number>;
}

/** A team's place in a competition. */
export interface ParticipationsTable extends Owned {
  competitionId: string;
  teamId: string;
  status: ParticipationStatus;
  seed: number | null;
  reason: string | null;
  requestedBy: string;
  decidedBy: string | null;
  withdrawalMode: WithdrawalMode | null;
  decidedAt: Date | null;
}

export interface PhasesTable extends Owned {
  competitionId: string;
  place: number;
  name: string;
  state: Generated<CompetitionState>;
  isParallel: Generated<boolean>;
  /** Secret until the competition is over; its commitment is public from the start. */
  lotsSeed: string;
  lotsCommitment: string;
  /** When it ended: a team that withdraws later still took part. */
  finishedAt: Date | null;
  /** The latest wishes for its calendar. */
  calendarWishes: JSONColumnType<Json | null> | null;
  version: Generated<number>;
}

export interface BrokerConfigsTable {
  phaseId: string;
  organisationId: string;
  algorithm: AlgorithmKey;
  params: JSONColumnType<Json>;
  seed: string;
  version: Generated<number>;
  generatedAt: Date | null;
}

export interface PhaseTeamsTable {
  phaseId: string;
  teamId: string;
  seed: number | null;
  pot: number | null;
  groupKey: string | null;
}

export interface PhaseGroupsTable {
  phaseId: string;
  key: string;
  place: number;
  members: JSONColumnType<Slot[]>;
}

export interface PhaseTiesTable {
  phaseId: string;
  key: string;
  place: number;
  tie: JSONColumnType<Tie>;
}

export interface MatchesTable extends Versioned {
  competitionId: string;
  phaseId: string;
  /** Its id in the engine: unique in the phase, and the same for the same seed. */
  key: string;
  kind: Generated<'NORMAL' | 'TIEBREAK'>;
  round: number;
  groupKey: string | null;
  tieKey: string | null;
  isIfNeeded: Generated<boolean>;
  home: JSONColumnType<Slot>;
  away: JSONColumnType<Slot>;
  homeTeamId: string | null;
  awayTeamId: string | null;
  state: Generated<MatchStatus>;
  kickOff: Date | null;
  fieldId: string | null;
  isLocked: Generated<boolean>;
  /** When it was passed over because someone was missing. */
  skippedAt: Date | null;
  /** The kick-off it lost, until it gets another, and why. */
  postponedFrom: Date | null;
  postponedReason: string | null;
  homeScore: number | null;
  awayScore: number | null;
  result: JSONColumnType<Json | null>;
  streamUrl: string | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  closedAt: Date | null;
  /** Who advances by decision, whatever the score. */
  advances: Side | null;
  /** The best player, and the team they played for. */
  mvpPlayerId: string | null;
  mvpTeamId: string | null;
  /** When its version last grew; set by the database. */
  changedAt: Generated<Date>;
}

/** Two players who play together in matches of a competition of individuals; the pair is a team of its own. */
export interface PairingsTable {
  teamId: string;
  organisationId: string;
  competitionId: string;
  oneId: string;
  otherId: string;
}

/** The result of a match according to one of its teams. */
export interface ResultReportsTable {
  matchId: string;
  teamId: string;
  result: JSONColumnType<Json>;
  byUser: string | null;
  at: Date;
}
