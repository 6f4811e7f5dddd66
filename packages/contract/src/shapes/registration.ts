import { licenceStates, patternBreach } from '@traip/engine/registration';
import { z } from 'zod';
import type { SentenceKey } from '../problems.ts';
import { Country, Id, Instant, IsoDate, optionalText, Version } from './fields.ts';
import { IneligibilityReason } from './ineligibility.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { documentKindsAsked } from './person-document.ts';
import { PlayerInBrief } from './player.ts';
import { Unanswered } from './question.ts';
import { genders } from './season-and-category.ts';
import { TeamInBrief } from './team.ts';

const count = (max: number) => z.number().int().min(0).max(max).optional();
const age = count(120);

/** The rules of a competition; moments are written in one way when they come in, and told as they are. */
const fieldsOf = <M extends z.ZodType<string, string>>(moment: M) => ({
  /** Whether only those with a licence play; left out: yes. */
  requiresLicence: z.boolean().optional(),
  minPlayers: count(1000),
  maxPlayers: count(1000),
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

const Rules = z.object(fieldsOf(z.string())).meta({ id: 'registrationRules' });

const Moment = z.iso.datetime('DATE_INVALID').overwrite((written) => new Date(written).toISOString());

/** Who may take part in a competition; what is left out is not asked for. */
const NewRules = z
  .object(fieldsOf(Moment))
  .superRefine((rules, { addIssue }) => {
    for (const [path, error] of breachesOf(rules))
      addIssue({ code: 'custom', path: [...path], message: error });
  })
  .meta({ id: 'newRegistrationRules' });

type WrittenRules = z.output<typeof Rules>;
type Breach = readonly [path: readonly string[], error: SentenceKey];

function breachesOf(rules: WrittenRules): readonly Breach[] {
  const { opensAt, closesAt, changesUntil, maxChanges, transferWindow, documents = [] } = rules;
  const staysOpen = changesUntil !== undefined || maxChanges !== undefined;
  const isAskedOnce = new Set(documents.map(({ kind }) => kind)).size === documents.length;
  const hasDatedPhoto = documents.some(
    ({ kind, validForMonths }) => kind === 'PHOTO' && validForMonths !== undefined,
  );
  const checks: readonly (readonly [isWrong: boolean, ...Breach])[] = [
    [isBelow(rules.maxPlayers, rules.minPlayers), ['maxPlayers'], 'MAX_BELOW_MIN'],
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
    rules: Rules,
    /** Nobody saved any, so nothing is asked yet: these are what the category says. */
    proposed: z.boolean(),
    /** Of the competition. */
    version: Version,
  })
  .meta({ id: 'registrationRulesReply' });

export const RegistrationRulesChange = z
  .object({ rules: NewRules.nullable(), version: Version })
  .meta({ id: 'registrationRulesChange' });

/** Something that a person still lacks for a licence. */
const MissingFact = z.object({
  code: z.string(),
  kind: z.string().optional(),
  expiredOn: z.string().optional(),
  /** A question without an answer. */
  questionId: Id.optional(),
  label: z.string().optional(),
});

const ids = z.array(Id).readonly().optional();

/** One thing that is wrong with a squad as a whole. */
const SquadProblem = z.object({
  code: z.string(),
  have: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  places: z.number().optional(),
  shirt: z.number().optional(),
  gender: z.string().optional(),
  people: ids,
});

const RegistrationWindow = z.object({
  state: z.enum(['NOT_YET', 'OPEN', 'CHANGES', 'CLOSED']),
  opensAt: z.string().optional(),
  closesAt: z.string().nullable().optional(),
  until: z.string().nullable().optional(),
  changesLeft: z.number().nullable().optional(),
  why: z.enum(['TIME', 'NO_CHANGES_LEFT']).optional(),
});

const Licence = z.object({
  id: Id,
  state: z.enum(licenceStates),
  isStaff: z.boolean(),
  shirt: z.number().nullable(),
  number: z.string().nullable(),
  playableSince: z.string().nullable(),
  validUntil: z.string().nullable(),
  reason: z.string().nullable(),
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
});

/** A team's people in a competition, with what each still lacks. */
export const RegisteredSquad = z
  .object({
    /** Null: the competition asks for no registration. */
    rules: Rules.nullable(),
    window: RegistrationWindow.nullable(),
    /** Whether the caller may register people now. */
    mayEnter: z.boolean(),
    maySeeFacts: z.boolean(),
    people: z.array(
      z.object({
        person: PlayerInBrief,
        role: z.string(),
        /** Null also for who may not see it. */
        birthday: z.string().nullable(),
        document: z.string().nullable(),
        licence: Licence.nullable(),
        missing: z.array(MissingFact).readonly(),
        /** Why the rules do not let them in; empty: they do. */
        reasons: z.array(IneligibilityReason).readonly(),
      }),
    ),
    problems: z.array(SquadProblem).readonly(),
    /** What the team has not answered for itself. */
    unanswered: z.array(Unanswered).readonly(),
    /** How many are registered, and of those how many lack nothing. */
    registered: z.number(),
    complete: z.number(),
  })
  .meta({ id: 'registeredSquad' });

/** A competition that asks for licences, as a club that plays in it sees it. */
const AskingCompetition = z.object({
  competition: z.object({ id: Id, name: z.string() }),
  organization: z.object({ orgCode: z.string(), name: z.string() }),
  season: z.string(),
  window: RegistrationWindow,
  /** How many licences of the team are in each state. */
  byState: z.record(z.enum(licenceStates), z.number()),
});

/** Those that are not over, the first to close first. */
export const AskingCompetitions = z
  .object({ competitions: z.array(AskingCompetition) })
  .meta({ id: 'askingCompetitions' });

const maxSquad = 1000;

const isEverybodyOnce = (people: readonly { readonly personId: string }[]) =>
  new Set(people.map(({ personId }) => personId)).size === people.length;

/** Everybody whom the club registers; a draft of who is not among them is removed. */
export const SquadEntry = z
  .object({
    people: z
      .array(
        z.object({
          personId: Id,
          shirt: z.number().int().min(0).max(999).nullable().default(null),
          isStaff: z.boolean().default(false),
        }),
      )
      .max(maxSquad)
      .refine(isEverybodyOnce, 'PLAYER_TWICE'),
  })
  .meta({ id: 'squadEntry' });

/** Some of the squad, or everybody who is complete. */
export const SquadSubmission = z
  .object({ personIds: z.array(Id).min(1).max(maxSquad).optional() })
  .meta({ id: 'squadSubmission' });

/** Who stays as they are, and why. */
const LeftOut = z.object({
  personId: Id,
  missing: z.array(MissingFact).readonly(),
  reasons: z.array(IneligibilityReason).readonly(),
});

export const SquadSubmitted = z
  .object({ submitted: z.number(), incomplete: z.array(LeftOut), squad: RegisteredSquad })
  .meta({ id: 'squadSubmitted' });

export const LicenceQuery = z.object({
  state: z.enum(licenceStates).optional(),
  teamId: Id.optional(),
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(50),
});

const LicenceRow = Licence.extend({
  person: PlayerInBrief,
  team: TeamInBrief,
  /** Null also for who may not see it. */
  birthday: z.string().nullable(),
  /** Whether a signed sheet allows them to take part; false also for who may not see it. */
  consentOnPaper: z.boolean(),
  missing: z.array(MissingFact).readonly(),
  reasons: z.array(IneligibilityReason).readonly(),
});

/** One page, and how many there are in each state whatever `state` was asked for. */
export const LicencePage = pageOf(LicenceRow)
  .extend({ byState: z.record(z.enum(licenceStates), z.number()) })
  .meta({ id: 'licencePage' });

/** How many are decided in one call. */
export const licencesAtOnce = 500;

export const LicenceDecision = z
  .object({
    action: z.enum(['approve', 'return', 'revoke']),
    ids: z.array(Id).min(1).max(licencesAtOnce).optional(),
    /** Approves every submitted one that is complete, so many at once: `after` is the `next` of the reply. */
    allComplete: z.literal(true).optional(),
    after: Id.optional(),
    reason: optionalText(300),
  })
  .refine(({ action, reason }) => action === 'approve' || reason !== null, {
    path: ['reason'],
    error: 'REASON_REQUIRED',
  })
  .refine(({ ids: named, allComplete }) => (named === undefined) !== (allComplete === undefined), {
    path: ['ids'],
    error: 'IDS_OR_ALL',
  })
  .refine(({ action, allComplete }) => action === 'approve' || allComplete === undefined, {
    path: ['allComplete'],
    error: 'NOT_AN_OPTION',
  })
  .meta({ id: 'licenceDecision' });

export const LicencesDecided = z
  .object({
    decided: z.number(),
    left: z.array(LeftOut.extend({ id: Id, state: z.enum(licenceStates) })),
    /** Where to go on; null: nothing is left. */
    next: Id.nullable(),
  })
  .meta({ id: 'licencesDecided' });
