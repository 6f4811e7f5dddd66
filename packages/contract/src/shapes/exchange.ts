import { competitionStates } from '@traip/engine/competition';
import { algorithmKeys } from '@traip/engine/formats';
import { matchStatuses, outcomes, rubberEndings } from '@traip/engine/match';
import { z } from 'zod';
import { Seed } from './broker.ts';
import {
  CompetitionFields,
  Competitors,
  maxPhases,
  participationStatuses,
  withdrawalModes,
} from './competition.ts';
import { Code, Id, Instant, isStorable, optionalText, text } from './fields.ts';
import { FileLook } from './look.ts';
import { ScoreCards, StoppedAt } from './match.ts';
import { maxPairName, name } from './name.ts';
import { raceLimits } from './race.ts';
import { FileRace } from './race-file.ts';
import { raceRankingLimits } from './race-ranking.ts';
import { FileRaceRanking } from './race-ranking-file.ts';
import { CategoryFields, SeasonFields } from './season-and-category.ts';
import { NewTraip } from './traip.ts';

/** Previewed first, then saved: all or nothing. */
const mode = z.enum(['PREVIEW', 'COMMIT']).default('PREVIEW');

/** A table as saved by spreadsheets. */
const Csv = z
  .string('CSV_REQUIRED')
  .trim()
  .min(1, 'CSV_REQUIRED')
  .max(500_000, 'CSV_TOO_LONG')
  .refine(isStorable, 'TEXT_INVALID')
  // The replacement character: the bytes were read as UTF-8, but are in another encoding.
  .refine((csv) => !csv.includes('\uFFFD'), 'CSV_NOT_UTF8');

/** What is wrong with one cell. */
const CellProblem = z
  .object({ column: z.string(), message: z.object({ es: z.string(), en: z.string() }) })
  .meta({ id: 'cellProblem' });

export const CsvFile = z.object({ fileName: z.string(), csv: z.string() }).meta({ id: 'csvFile' });

export const TeamImport = z.object({ competitionId: Id, csv: Csv, mode }).meta({ id: 'importTeamsDto' });

/** NEW is created, EXISTING is a team of the organisation, ENTERED already has its place. */
const importedTeamOutcomes = ['NEW', 'EXISTING', 'ENTERED'] as const;

export const ImportedTeam = z
  .object({
    line: z.number(),
    name: z.string(),
    code: z.string().nullable(),
    seed: z.number().nullable(),
    outcome: z.enum(importedTeamOutcomes),
    problems: z.array(CellProblem),
  })
  .meta({ id: 'importedTeam' });

export const TeamImportOutcome = z
  .object({ mode: z.enum(['PREVIEW', 'COMMIT']), rows: z.array(ImportedTeam), written: z.number() })
  .meta({ id: 'importTeamsOutcome' });

export const ResultImport = z.object({ competitionId: Id, csv: Csv, mode }).meta({ id: 'importResultsDto' });

/** NEW is a first result, CHANGED differs from the stored one, SAME equals it; EMPTY has none. */
const importedResultOutcomes = ['NEW', 'CHANGED', 'SAME', 'EMPTY'] as const;

export const ImportedResult = z
  .object({
    line: z.number(),
    home: z.string(),
    away: z.string(),
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    matchId: Id.nullable(),
    outcome: z.enum(importedResultOutcomes),
    problems: z.array(CellProblem),
  })
  .meta({ id: 'importedResult' });

export const ResultImportOutcome = z
  .object({ mode: z.enum(['PREVIEW', 'COMMIT']), rows: z.array(ImportedResult), written: z.number() })
  .meta({ id: 'importResultsOutcome' });

const key = z.string().min(1).max(60).refine(isStorable, 'TEXT_INVALID');
/** Teams are identified by code: ids mean nothing elsewhere. */
const team = Code;
const round = z.number().int().min(0).max(10_000);
const position = z.number().int().min(1).max(1024);

const Source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('TEAM'), team }),
  z.strictObject({ kind: z.literal('WINNER'), tie: key }),
  z.strictObject({ kind: z.literal('LOSER'), tie: key }),
  z.strictObject({ kind: z.literal('SURVIVOR'), round, rank: position }),
  z.strictObject({ kind: z.literal('BEATEN'), tie: key, round }),
  z.strictObject({ kind: z.literal('GROUP'), group: key, position }),
  z.strictObject({ kind: z.literal('BEST'), position, place: key }),
  z.strictObject({ kind: z.literal('BYE') }),
  z.strictObject({ kind: z.literal('EMPTY') }),
]);

const FileSlot = z.strictObject({
  source: Source,
  participant: team.optional(),
  provisional: z.boolean(),
  manual: z.literal(true).optional(),
});

const FileTie = z.strictObject({
  id: key,
  round,
  bracket: z.enum(['MAIN', 'LOWER', 'GRAND_FINAL', 'PLACEMENT', 'REPECHAGE', 'BRONZE']),
  places: z.strictObject({ from: position, to: position }),
  first: FileSlot,
  second: FileSlot,
  legs: z.union([z.literal(1), z.literal(2)]),
  bestOf: z.number().int().min(1).max(15),
  onlyIfSecondWon: key.optional(),
  onlyIfBoth: z.literal(true).optional(),
});

const points = z.number().int().min(0).max(100_000);
const Pair = z.strictObject({ home: points, away: points });

/** A rubber of a tie, without its people. */
const FileRubber = z.strictObject({
  key,
  kind: z.enum(['SINGLES', 'DOUBLES']),
  value: z.number().int().min(1).max(20),
  sets: z.array(Pair).max(9),
  ending: z.enum(rubberEndings).nullable(),
  winner: z.enum(['HOME', 'AWAY']).nullable(),
  setsWon: Pair,
  games: Pair,
});

const FileResult = z.strictObject({
  outcome: z.enum(outcomes),
  source: z.enum(['EVENTS', 'MANUAL']),
  score: Pair,
  sets: z
    .array(
      z.strictObject({
        set: z.number().int().min(1).max(20),
        home: points,
        away: points,
        winner: z.enum(['HOME', 'AWAY']).nullable(),
      }),
    )
    .max(20),
  rubbers: z.array(FileRubber).max(15).optional(),
  shootOut: Pair.nullable(),
  tries: Pair,
  outs: Pair.optional(),
  earnedRuns: Pair.optional(),
  wentToExtraTime: z.boolean(),
  method: z.string().max(20).nullable(),
  winnerByMethod: z.enum(['HOME', 'AWAY']).nullable(),
  stoppedAt: StoppedAt.optional(),
  scoreCards: ScoreCards.optional(),
  bout: z.strictObject({ rounds: z.number().int().min(1).max(99), isJudged: z.boolean() }).optional(),
  counts: z.boolean(),
  countsForPlayers: z.boolean(),
  noBonus: z.boolean(),
});

const FileMatch = z.strictObject({
  key,
  kind: z.enum(['NORMAL', 'TIEBREAK']),
  round,
  group: key.nullable(),
  tie: key.nullable(),
  isIfNeeded: z.boolean(),
  home: FileSlot,
  away: FileSlot,
  state: z.enum(matchStatuses),
  kickOff: Instant.nullable(),
  result: FileResult.nullable(),
});

const FilePhase = z.strictObject({
  name: name(60, 'PHASE_NAME_REQUIRED'),
  state: z.enum(competitionStates),
  isParallel: z.boolean(),
  broker: z
    .strictObject({
      algorithm: z.enum(algorithmKeys, 'ALGORITHM_REQUIRED'),
      params: z.record(z.string().max(60), z.json()),
      seed: Seed,
    })
    .nullable(),
  teams: z
    .array(
      z.strictObject({
        team,
        seed: position.nullable(),
        pot: position.nullable(),
        group: key.nullable(),
      }),
    )
    .max(1024),
  groups: z.array(z.strictObject({ key, members: z.array(FileSlot).max(1024) })).max(512),
  ties: z.array(FileTie).max(4096),
  matches: z.array(FileMatch).max(10_000),
  /** The teams that rested in a round of a Swiss. */
  byes: z.array(z.strictObject({ round, team })).max(1024),
  adjustments: z
    .array(
      z.strictObject({
        team,
        points: z.number().int().min(-1000).max(1000),
        reason: text(300),
        effectiveFrom: Instant,
      }),
    )
    .max(1000),
});

export type FilePhase = z.output<typeof FilePhase>;
export type FileSlot = z.output<typeof FileSlot>;

/** All pairs of sixty-four players. */
const maxPairs = 2016;

/**
 * A whole competition for export: its teams, phases, fixtures and results. It has no people: scorers and
 * cards stay where people gave their names.
 */
export const CompetitionFile = z
  .strictObject({
    format: z.literal('traip-competition', 'NOT_A_COMPETITION_FILE'),
    version: z.literal(1, 'NOT_A_COMPETITION_FILE'),
    traip: NewTraip.omit({ organizationId: true, code: true }),
    season: SeasonFields,
    category: CategoryFields,
    competition: CompetitionFields,
    /** Older files always have teams. */
    competitors: Competitors.default('TEAM'),
    teams: z
      .array(
        z.strictObject({
          code: team,
          name: name(maxPairName, 'TEAM_NAME_REQUIRED'),
          status: z.enum(participationStatuses),
          seed: position.nullable(),
          reason: optionalText(300),
          withdrawalMode: z.enum(withdrawalModes).nullable(),
        }),
      )
      .max(1024),
    /** If partners change: the drawn pairs, each of two players above. */
    pairs: z
      .array(z.strictObject({ code: team, players: z.tuple([team, team]) }))
      .max(maxPairs)
      .default([]),
    phases: z.array(FilePhase).max(maxPhases),
    /** Older files have none. */
    look: FileLook.nullable().default(null),
    races: z.array(FileRace).max(raceLimits.races).default([]),
    raceRankings: z.array(FileRaceRanking).max(raceRankingLimits.tables).default([]),
  })
  .meta({ id: 'competitionFile' });

/** The same for output: the input shape tidies and fills in values, so it can't be used to encode. */
export const ExportedCompetition = z
  .looseObject({
    format: z.literal('traip-competition'),
    version: z.literal(1),
    competition: z.looseObject({ name: z.string() }),
  })
  .meta({ id: 'exportedCompetition' });

/** Without a Traip, the one in the file is created. */
export const CompetitionImport = z
  .object({ file: CompetitionFile, traipId: Id.optional(), mode })
  .meta({ id: 'importCompetitionDto' });

export const CompetitionImportOutcome = z
  .object({
    mode: z.enum(['PREVIEW', 'COMMIT']),
    /** Null in a preview. */
    competitionId: Id.nullable(),
    teams: z.array(z.object({ code: z.string(), name: z.string(), outcome: z.enum(['NEW', 'EXISTING']) })),
    phases: z.number(),
    matches: z.number(),
    results: z.number(),
    races: z.number(),
  })
  .meta({ id: 'importCompetitionOutcome' });
