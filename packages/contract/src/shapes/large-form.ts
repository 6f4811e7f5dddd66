import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { SentenceKey } from '../sentences/sentences.ts';
import { BrokerAlgorithm, Seed } from './broker.ts';
import { InitialCalendarPreferences } from './calendar.ts';
import { Competition, CompetitionFields, Competitors, maxCompetitionName, maxPhases } from './competition.ts';
import { Code, Email, Id, Instant } from './fields.ts';
import { maxPairName, maxTeamName, name } from './name.ts';
import { NewRace, raceLimits } from './race.ts';
import { Category, CategoryFields, Season, SeasonFields } from './season-and-category.ts';
import { Sport } from './sport.ts';
import { TeamInBrief } from './team.ts';
import { TimetablePreferences } from './timetable.ts';
import { NewTraip, TraipInBrief } from './traip.ts';
import { NewWeightClass } from './weigh-in.ts';

const chosen = z.object({ id: Id });

/** An existing team, or one to be created; the list is in seeding order. */
const FormTeam = z.union([
  chosen.extend({ seed: z.number().int().min(1).max(1024).nullish() }),
  z.object({
    name: name(maxPairName, 'TEAM_NAME_REQUIRED'),
    code: Code.optional(),
    /** The team's manager, who is invited as soon as the team exists. */
    email: Email.optional(),
    seed: z.number().int().min(1).max(1024).nullish(),
  }),
]);

const FormPhase = z.object({
  name: name(60, 'PHASE_NAME_REQUIRED'),
  algorithm: z.enum(algorithmKeys, 'ALGORITHM_REQUIRED'),
  params: z.record(z.string().max(60), z.json()).default({}),
  seed: Seed.optional(),
});

/** No sport has more. */
const maxWeightClasses = 20;
/** " −100.25 kg" */
const maxClassNameLength = 11;

const form = {
  traip: z.union([chosen, NewTraip.omit({ organizationId: true })]),
  season: z.union([chosen, SeasonFields]),
  category: z.union([chosen, CategoryFields]),
  competition: CompetitionFields,
  /** Entries are names, two for a pair: "Ana Ruiz / Luis Gil". Default: as the teams or the sport suggest. */
  competitors: Competitors.optional(),
  /** None for a race sport. */
  phases: z.array(FormPhase).max(maxPhases),
  /** For a race sport, instead of phases. */
  races: z.array(NewRace).max(raceLimits.races).default([]),
  teams: z.array(FormTeam).max(1024).default([]),
  /**
   * For a combat sport: a competition for each, named after it, all or none. The teams are entered into the
   * first, and nothing is drawn before they have weighed in.
   */
  weightClasses: z.array(NewWeightClass).max(maxWeightClasses).default([]),
  /** Whether to generate the fixtures of the first phase, and of phases that take their teams from it. */
  generate: z.boolean().default(true),
  /** Times and fields for all fixtures; without it they have none yet. */
  timetable: TimetablePreferences.optional(),
  /** The starting point of a later calendar search. */
  wishes: InitialCalendarPreferences.optional(),
  publish: z.boolean().default(false),
};

type Listed = Readonly<Record<'phases' | 'races' | 'teams', readonly unknown[]>>;

/** Teams are entered into the first phase; in races people are entered later. */
const hasContent = ({ phases, races, teams }: Listed) =>
  phases.length > 0 || (races.length > 0 && teams.length === 0);
const nothingToPlay = { path: ['phases'], error: 'PHASE_REQUIRED' };

interface NamedCompetitors {
  readonly competitors?: z.infer<typeof Competitors> | undefined;
  readonly teams: readonly z.infer<typeof FormTeam>[];
}

/** Only pairs need room for two names. */
function checkNames({ competitors, teams }: NamedCompetitors, { addIssue }: z.RefinementCtx): void {
  if (competitors === 'PAIR') return;
  const mayBePairs =
    competitors === undefined && teams.every((team) => !('name' in team) || team.name.includes('/'));
  if (mayBePairs) return;
  for (const [index, team] of teams.entries())
    if ('name' in team && team.name.length > maxTeamName)
      addIssue({
        code: 'too_big',
        origin: 'string',
        maximum: maxTeamName,
        input: team.name,
        path: ['teams', index, 'name'],
      });
}

interface Weighed {
  readonly competition: { readonly name: string };
  readonly weightClasses: readonly z.infer<typeof NewWeightClass>[];
  readonly generate: boolean;
}

/** Each class once, with a name that fits, and drawn later. */
function checkClasses(
  { competition, weightClasses, generate }: Weighed,
  { addIssue }: z.RefinementCtx,
): void {
  if (weightClasses.length === 0) return;
  const texts = weightClasses.map(({ above, upTo }) => `${above} ${upTo}`);
  const duplicate = texts.findIndex((text, index) => texts.indexOf(text) < index);
  const report = (path: (string | number)[], message: SentenceKey) =>
    addIssue({ code: 'custom', path, message });
  if (duplicate >= 0) report(['weightClasses', duplicate], 'WEIGHT_CLASS_TWICE');
  if (generate) report(['generate'], 'DRAWN_AFTER_WEIGH_IN');
  const maximum = maxCompetitionName - maxClassNameLength;
  if (competition.name.length > maximum)
    addIssue({
      code: 'too_big',
      origin: 'string',
      maximum,
      input: competition.name,
      path: ['competition', 'name'],
    });
}

/** Everything from a new Traip to its fixtures, in one transaction. */
export const CompetitionForm = z
  .object(form)
  .refine(hasContent, nothingToPlay)
  .superRefine(checkNames)
  .superRefine(checkClasses)
  .meta({ id: 'createCompetitionDto' });
export const TraipForm = z
  .object({ organizationId: Id, ...form })
  .refine(hasContent, nothingToPlay)
  .superRefine(checkNames)
  .superRefine(checkClasses)
  .meta({ id: 'createTraipFromDTO' });

/** The problems of a form in any call. */
export const formErrors = [
  'CODE_TAKEN',
  'CODE_RESERVED',
  'RULES_INVALID',
  'TEAM_UNKNOWN',
  'TRAIP_PART_UNKNOWN',
  'NAME_TAKEN',
  'PARAMS_INVALID',
  'DUPLICATE_SEED',
  'ALREADY_ENTERED',
  'COMPETITION_FULL',
  'FORMAT_REFUSED',
  'VARIANT_OF_OTHER_SPORT',
  'TRAIP_FORBIDDEN',
  'VENUE_UNKNOWN',
  'TIMETABLE_FULL',
  'TOO_MANY_REQUESTS',
  'NOT_A_RACE_SPORT',
  'GOLF_HAS_CARDS',
  'COMPETITOR_DIFFERS',
  'PAIR_OF_TWO',
  'PARTNERS_MISMATCH',
  'NO_WEIGHT_CLASSES',
] as const satisfies readonly ErrorCode[];

export const FormOutcome = z
  .object({
    traip: TraipInBrief,
    competition: Competition,
    fixtures: z.number(),
    /** How many of them have a time and a field. */
    scheduled: z.number(),
    /** The end of the last match; null without times. */
    endsAt: Instant.nullable(),
    /** How many did not fit on the first day, if all should be played in one go. */
    later: z.number(),
    /** How many contacts of new teams were invited. */
    invited: z.number(),
  })
  .meta({ id: 'createdCompetition' });

/** The initial data of the wizard. */
export const FormStart = z
  .object({
    traips: z.array(TraipInBrief.extend({ seasons: z.array(Season), categories: z.array(Category) })),
    teams: z.array(TeamInBrief),
    sports: z.array(Sport),
    algorithms: z.array(BrokerAlgorithm),
  })
  .meta({ id: 'createCompetitionInitialData' });
