import { licenceStates } from '@traip/engine/registration';
import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { IneligibilityReason } from './ineligibility.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief } from './player.ts';
import { Unanswered } from './question.ts';
import { StoredRules } from './registration-rules.ts';
import { RegistrationWindow } from './registration-window.ts';
import { TeamInBrief } from './team.ts';
import { hasUniquePeople } from './unique-people.ts';

/** Something a person still needs for a licence. */
const MissingFact = z.object({
  code: z.string(),
  kind: z.string().optional(),
  expiredOn: z.string().optional(),
  /** A question without an answer. */
  questionId: Id.optional(),
  label: z.string().optional(),
});

const ids = z.array(Id).readonly().optional();

/** A problem of a squad as a whole. */
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

const Licence = z.object({
  id: Id,
  state: z.enum(licenceStates),
  isStaff: z.boolean(),
  shirt: z.number().nullable(),
  number: z.string().nullable(),
  playableSince: z.string().nullable(),
  validUntil: z.string().nullable(),
  reason: z.string().nullable(),
  /** The note of the person, or of a guardian, when sending it again. */
  reply: z.string().nullable(),
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
});

/** A team's people in a competition, with what is still missing for each. */
export const RegisteredSquad = z
  .object({
    /** Null: the competition requires no registration. */
    rules: StoredRules.nullable(),
    window: RegistrationWindow.nullable(),
    /** Whether the caller may register people now. */
    mayEnter: z.boolean(),
    maySeeFacts: z.boolean(),
    people: z.array(
      z.object({
        person: PlayerInBrief,
        role: z.string(),
        /** Also null for callers who may not see it. */
        birthday: z.string().nullable(),
        document: z.string().nullable(),
        licence: Licence.nullable(),
        missing: z.array(MissingFact).readonly(),
        /** Why the rules exclude them; empty if they don't. */
        reasons: z.array(IneligibilityReason).readonly(),
      }),
    ),
    problems: z.array(SquadProblem).readonly(),
    /** The questions that the team itself has not answered. */
    unanswered: z.array(Unanswered).readonly(),
    /** How many are registered, and how many of them are complete. */
    registered: z.number(),
    complete: z.number(),
  })
  .meta({ id: 'registeredSquad' });

/** A competition that requires licences, for a club that plays in it. */
const AskingCompetition = z.object({
  competition: z.object({ id: Id, name: z.string() }),
  organization: z.object({ orgCode: z.string(), name: z.string() }),
  season: z.string(),
  window: RegistrationWindow,
  /** How many licences of the team are in each state. */
  byState: z.record(z.enum(licenceStates), z.number()),
});

/** Competitions that are not over, the first to close first. */
export const AskingCompetitions = z
  .object({ competitions: z.array(AskingCompetition) })
  .meta({ id: 'askingCompetitions' });

const maxSquad = 1000;

/** Everyone the club registers; drafts of other people are removed. */
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
      .refine(hasUniquePeople, 'PLAYER_TWICE'),
  })
  .meta({ id: 'squadEntry' });

/** Some of the squad, or everyone who is complete. */
export const SquadSubmission = z
  .object({ personIds: z.array(Id).min(1).max(maxSquad).optional() })
  .meta({ id: 'squadSubmission' });

/** The people left unchanged, and why. */
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
  /** Also null for callers who may not see it. */
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
export const maxLicencesPerDecision = 500;

export const LicenceDecision = z
  .object({
    action: z.enum(['approve', 'return', 'revoke']),
    ids: z.array(Id).min(1).max(maxLicencesPerDecision).optional(),
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
