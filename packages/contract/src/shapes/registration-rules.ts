import { patternBreach } from '@traip/engine/registration';
import { z } from 'zod';
import { genders } from '../category-choices.ts';
import type { SentenceKey } from '../sentences/sentences.ts';
import { Country, IsoDate, Version } from './fields.ts';
import { requirableDocumentKinds } from './person-document.ts';

const count = (max: number) => z.number().int().min(0).max(max).optional();
const age = count(120);

/** The rules of a competition; times are normalised on input only. */
const fieldsOf = <M extends z.ZodType<string, string>>(moment: M) => ({
  /** Whether only people with a licence can play; default: yes. */
  requiresLicence: z.boolean().optional(),
  minPlayers: count(1000),
  maxPlayers: count(1000),
  minStaff: count(1000),
  maxStaff: count(1000),
  opensAt: moment.optional(),
  closesAt: moment.optional(),
  /** Until when, and for how many more people, squads can change after closing. */
  changesUntil: moment.optional(),
  maxChanges: count(1000),
  /** The lowest and the highest age, both included. */
  ageFrom: age,
  ageTo: age,
  /** The day on which ages count; default: the day of the match. */
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
        kind: z.enum(requirableDocumentKinds),
        required: z.boolean(),
        /** For how many months after its issue it counts; default: always. */
        validForMonths: z.number().int().min(1).max(240).optional(),
      }),
    )
    .max(requirableDocumentKinds.length)
    .readonly()
    .optional(),
  /** For how many days after the season documents are kept; default: 90. */
  documentsKeptDays: count(3650),
  /** Default: yes. */
  oneTeamPerCompetition: z.boolean().optional(),
  transferWindow: z.object({ from: IsoDate, to: IsoDate }).optional(),
  /** Such as `{season}-{team}-{0000}`. */
  numberPattern: z.string().max(60).optional(),
  /** Whether ineligible people are kept out, or only noted; default: kept out. */
  enforcement: z.enum(['BLOCK', 'WARN']).optional(),
  /** Whether the player or their guardian must have consented. */
  requiresConsent: z.boolean().optional(),
  /** Whether a licence stays valid while a change is being checked; default: yes. */
  playableWhileChecked: z.boolean().optional(),
});

export const StoredRules = z.object(fieldsOf(z.string())).meta({ id: 'registrationRules' });

const Moment = z.iso.datetime('DATE_INVALID').overwrite((iso) => new Date(iso).toISOString());

/** Who may take part in a competition; omitted rules do not apply. */
const NewRules = z
  .object(fieldsOf(Moment))
  .superRefine((rules, { addIssue }) => {
    for (const [path, error] of breachesOf(rules))
      addIssue({ code: 'custom', path: [...path], message: error });
  })
  .meta({ id: 'newRegistrationRules' });

type Breach = readonly [path: readonly string[], error: SentenceKey];

function breachesOf(rules: z.output<typeof StoredRules>): readonly Breach[] {
  const { opensAt, closesAt, changesUntil, maxChanges, transferWindow, documents = [] } = rules;
  const staysOpen = changesUntil !== undefined || maxChanges !== undefined;
  const areDocumentsUnique = new Set(documents.map(({ kind }) => kind)).size === documents.length;
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
    [!areDocumentsUnique, ['documents'], 'DOCUMENT_TWICE'],
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
    rules: StoredRules,
    /** None are saved or in force yet: these follow from the category. */
    proposed: z.boolean(),
    /** The version of the competition. */
    version: Version,
  })
  .meta({ id: 'registrationRulesReply' });

export const RegistrationRulesChange = z
  .object({ rules: NewRules.nullable(), version: Version })
  .meta({ id: 'registrationRulesChange' });
