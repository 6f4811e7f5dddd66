import { patternBreach } from '@traip/engine/registration';
import { z } from 'zod';
import type { SentenceKey } from '../sentences/sentences.ts';
import { Country, IsoDate, Version } from './fields.ts';
import { documentKindsAsked } from './person-document.ts';
import { genders } from './season-and-category.ts';

const count = (max: number) => z.number().int().min(0).max(max).optional();
const age = count(120);

/** The rules of a competition; moments are written in one way when they come in, and told as they are. */
const fieldsOf = <M extends z.ZodType<string, string>>(moment: M) => ({
  /** Whether only those with a licence play; left out: yes. */
  requiresLicence: z.boolean().optional(),
  minPlayers: count(1000),
  maxPlayers: count(1000),
  minStaff: count(1000),
  maxStaff: count(1000),
  opensAt: moment.optional(),
  closesAt: moment.optional(),
  /** Until when, and for how many more people, squads stay open after they closed. */
  changesUntil: moment.optional(),
  maxChanges: count(1000),
  /** The youngest and the oldest, both included. */
  ageFrom: age,
  ageTo: age,
  /** The day on which ages count; left out: the day of the match. */
  referenceDate: IsoDate.optional(),
  byBirthYear: z.boolean().optional(),
  gender: z.enum(genders).optional(),
  minPerGender: count(100),
  exceptions: z.object({ overAge: count(100), foreign: count(100) }).optional(),
  homeCountries: z.array(Country).min(1).max(50).readonly().optional(),
  fixedShirts: z.boolean().optional(),
  documents: z
    .array(
      z.object({
        kind: z.enum(documentKindsAsked),
        required: z.boolean(),
        /** Months after its issue in which it counts; left out: always. */
        validForMonths: z.number().int().min(1).max(240).optional(),
      }),
    )
    .max(documentKindsAsked.length)
    .readonly()
    .optional(),
  /** Days after the end of the season in which documents are kept; left out: 90. */
  documentsKeptDays: count(3650),
  /** Left out: yes. */
  oneTeamPerCompetition: z.boolean().optional(),
  transferWindow: z.object({ from: IsoDate, to: IsoDate }).optional(),
  /** Such as `{season}-{team}-{0000}`. */
  numberPattern: z.string().max(60).optional(),
  /** Whether somebody who may not play is kept out, or noted; left out: kept out. */
  enforcement: z.enum(['BLOCK', 'WARN']).optional(),
  /** Whether who plays, or their guardian, has to have allowed it. */
  requiresConsent: z.boolean().optional(),
  /** Whether a licence stays valid while a change of it is being checked; left out: yes. */
  playableWhileChecked: z.boolean().optional(),
});

export const WrittenRules = z.object(fieldsOf(z.string())).meta({ id: 'registrationRules' });

const Moment = z.iso.datetime('DATE_INVALID').overwrite((written) => new Date(written).toISOString());

/** Who may take part in a competition; what is left out is not asked for. */
const NewRules = z
  .object(fieldsOf(Moment))
  .superRefine((rules, { addIssue }) => {
    for (const [path, error] of breachesOf(rules))
      addIssue({ code: 'custom', path: [...path], message: error });
  })
  .meta({ id: 'newRegistrationRules' });

type Breach = readonly [path: readonly string[], error: SentenceKey];

function breachesOf(rules: z.output<typeof WrittenRules>): readonly Breach[] {
  const { opensAt, closesAt, changesUntil, maxChanges, transferWindow, documents = [] } = rules;
  const staysOpen = changesUntil !== undefined || maxChanges !== undefined;
  const isAskedOnce = new Set(documents.map(({ kind }) => kind)).size === documents.length;
  const hasDatedPhoto = documents.some(
    ({ kind, validForMonths }) => kind === 'PHOTO' && validForMonths !== undefined,
  );
  const checks: readonly (readonly [isWrong: boolean, ...Breach])[] = [
    [isBelow(rules.maxPlayers, rules.minPlayers), ['maxPlayers'], 'MAX_BELOW_MIN'],
    [isBelow(rules.maxStaff, rules.minStaff), ['maxStaff'], 'MAX_BELOW_MIN'],
    [isBelow(rules.ageTo, rules.ageFrom), ['ageTo'], 'AGES_OUT_OF_ORDER'],
    [isBelow(closesAt, opensAt), ['closesAt'], 'ENDS_BEFORE_IT_STARTS'],
    [isBelow(changesUntil, closesAt), ['changesUntil'], 'ENDS_BEFORE_IT_STARTS'],
    [staysOpen && closesAt === undefined, ['closesAt'], 'CLOSING_REQUIRED'],
    [isBelow(transferWindow?.to, transferWindow?.from), ['transferWindow', 'to'], 'ENDS_BEFORE_IT_STARTS'],
    [(rules.minPerGender ?? 0) > 0 && rules.gender !== 'MIXED', ['minPerGender'], 'ONLY_WHEN_MIXED'],
    [!isAskedOnce, ['documents'], 'DOCUMENT_TWICE'],
    [hasDatedPhoto, ['documents'], 'NOT_AN_OPTION'],
  ];
  const found = checks.flatMap(([isWrong, ...breach]) => (isWrong ? [breach] : []));
  const ofPattern = rules.numberPattern === undefined ? null : patternBreach(rules.numberPattern);
  return ofPattern === null ? found : [...found, [['numberPattern'], patternSentences[ofPattern.breach]]];
}

const isBelow = <T extends number | string>(upper: T | undefined, lower: T | undefined) =>
  upper !== undefined && lower !== undefined && upper < lower;

const patternSentences = {
  PATTERN_EMPTY: 'REQUIRED',
  PATTERN_TOO_LONG: 'INVALID',
  SEQUENCE_MISSING: 'PATTERN_WITHOUT_SEQUENCE',
  SEQUENCE_TWICE: 'PATTERN_WITH_TWO_SEQUENCES',
  BRACE_UNMATCHED: 'PATTERN_BRACE_UNMATCHED',
  CHARACTER_NOT_ALLOWED: 'PATTERN_CHARACTER',
  PLACEHOLDER_UNKNOWN: 'PATTERN_PLACEHOLDER',
} as const satisfies Record<NonNullable<ReturnType<typeof patternBreach>>['breach'], SentenceKey>;

export const RegistrationRulesReply = z
  .object({
    rules: WrittenRules,
    /** Nobody saved any, so nothing is asked yet: these are what the category says. */
    proposed: z.boolean(),
    /** Of the competition. */
    version: Version,
  })
  .meta({ id: 'registrationRulesReply' });

export const RegistrationRulesChange = z
  .object({ rules: NewRules.nullable(), version: Version })
  .meta({ id: 'registrationRulesChange' });
