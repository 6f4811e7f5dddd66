import { competitorKinds, sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import { maxCompetitionName } from './competition.ts';
import { Id, Instant, isStorable, text } from './fields.ts';
import { name } from './name.ts';

/** The program a file comes from. Detected from its content, unless given. */
const elsewhereFormats = [
  'CHALLONGE',
  'TOORNAMENT',
  'TOURNIFY',
  'SPORTSPRESS',
  'SPREADSHEET',
  'TRF',
  'OPENFOOTBALL',
  'ROBINX',
] as const;
export type ElsewhereFormat = (typeof elsewhereFormats)[number];

/** The possible contents of a column. */
const elsewhereColumns = [
  'home',
  'away',
  'match',
  'score',
  'homeScore',
  'awayScore',
  'sets',
  'round',
  'group',
  'date',
  'time',
  'venue',
  'status',
] as const;
export type ElsewhereColumn = (typeof elsewhereColumns)[number];

export const elsewhereLimits = { files: 8, characters: 2_000_000, columns: 60, matches: 3000, teams: 512 };

/** How teams level on points are ranked: by the matches between them, or by overall goal difference. */
export const levelBy = ['HEAD_TO_HEAD', 'DIFFERENCE'] as const;

/** A whole file, as text. */
const FileText = z
  .string('CSV_REQUIRED')
  .min(1, 'CSV_REQUIRED')
  .max(elsewhereLimits.characters, 'IMPORT_FILE_TOO_LONG')
  .refine(isStorable, 'TEXT_INVALID')
  .refine((value) => !value.includes('\uFFFD'), 'CSV_NOT_UTF8');

/** Without a Traip, one is created with the name of the competition. */
export const ElsewhereImport = z
  .object({
    files: z
      .array(z.object({ name: text(200), text: FileText }))
      .min(1, 'CSV_REQUIRED')
      .max(elsewhereLimits.files),
    format: z.enum(elsewhereFormats).optional(),
    /** The content of each column, from left to right. */
    columns: z.array(z.enum(elsewhereColumns).nullable()).max(elsewhereLimits.columns).optional(),
    name: name(maxCompetitionName, 'COMPETITION_NAME_REQUIRED').optional(),
    sportKey: z.enum(sportKeys).optional(),
    levelBy: z.enum(levelBy).optional(),
    /** Teams that are not those their names suggest; null is a new one. */
    teams: z
      .array(z.object({ name: text(200), teamId: Id.nullable() }))
      .max(elsewhereLimits.teams)
      .default([]),
    traipId: Id.optional(),
    isDraft: z.boolean().default(false),
    mode: z.enum(['PREVIEW', 'COMMIT']).default('PREVIEW'),
  })
  .meta({ id: 'importElsewhereDto' });

const Pair = z.object({ home: z.number(), away: z.number() });

/** A problem or a note, with its place in the file. Notes refuse nothing. */
const ElsewhereProblem = z
  .object({
    file: z.string(),
    line: z.number().nullable(),
    column: z.enum(elsewhereColumns).nullable(),
    found: z.string().nullable(),
    isNote: z.boolean(),
    message: z.object({ es: z.string(), en: z.string() }),
  })
  .meta({ id: 'elsewhereProblem' });

const ElsewhereTable = z
  .object({
    phase: z.string(),
    group: z.string().nullable(),
    rows: z.array(
      z.object({
        rank: z.number(),
        team: z.string(),
        played: z.number(),
        won: z.number(),
        drawn: z.number(),
        lost: z.number(),
        for: z.number(),
        against: z.number(),
        points: z.number(),
      }),
    ),
    /** Null if the file has no table. */
    isEqual: z.boolean().nullable(),
    differences: z.array(
      z.object({
        team: z.string(),
        column: z.enum(['rank', 'points']),
        stated: z.number(),
        computed: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'elsewhereTable' });

export const ElsewhereImportOutcome = z
  .object({
    mode: z.enum(['PREVIEW', 'COMMIT']),
    /** Null in a preview. */
    competitionId: Id.nullable(),
    format: z.enum(elsewhereFormats),
    name: z.string(),
    sportKey: z.enum(sportKeys),
    competitors: z.enum(competitorKinds),
    state: z.enum(competitionStates),
    champion: z.string().nullable(),
    columns: z.array(
      z.object({
        heading: z.string(),
        sample: z.string(),
        column: z.enum(elsewhereColumns).nullable(),
      }),
    ),
    teams: z.array(
      z.object({ name: z.string(), outcome: z.enum(['NEW', 'EXISTING']), teamId: Id.nullable() }),
    ),
    phases: z.array(
      z.object({
        name: z.string(),
        algorithm: z.enum(algorithmKeys),
        rounds: z.number(),
        matches: z.number(),
        results: z.number(),
      }),
    ),
    matches: z.array(
      z.object({
        line: z.number().nullable(),
        phase: z.string(),
        round: z.string(),
        group: z.string().nullable(),
        home: z.string().nullable(),
        away: z.string().nullable(),
        kickOff: Instant.nullable(),
        score: Pair.nullable(),
        sets: z.array(Pair),
      }),
    ),
    tables: z.array(ElsewhereTable),
    problems: z.array(ElsewhereProblem),
  })
  .meta({ id: 'importElsewhereOutcome' });
