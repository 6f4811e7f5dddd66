import { competitorKinds } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import { organisationAbilityNames, privacies } from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import { Id, Instant, IsoDate, optionalText, PrivacyChange, textOrNull, Version } from './fields.ts';
import { Look } from './look.ts';
import { maxPairName, name } from './name.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { Category, Season } from './season-and-category.ts';
import { TeamInBrief } from './team.ts';
import { TraipInBrief } from './traip.ts';

export const withdrawalModes = ['ANNUL', 'KEEP_AND_AWARD', 'KEEP_ONLY'] as const;
export type WithdrawalMode = (typeof withdrawalModes)[number];

export const participationStatuses = ['REQUESTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type ParticipationStatus = (typeof participationStatuses)[number];

/** A change to the sport's rules; the engine reports problems by path. */
const RulesOverride = z.record(z.string().max(60), z.json());

const day = IsoDate.nullish().transform((value) => value ?? null);

const MaxTeams = z.number().int().min(2).max(1024).nullish();
const WithdrawalChoice = z.enum(withdrawalModes).nullish();

export const maxCompetitionName = 100;

/** The editable fields of a competition. */
export const competitionFields = {
  name: name(maxCompetitionName, 'COMPETITION_NAME_REQUIRED'),
  description: optionalText(2000),
  privacy: z.enum(privacies).default('PUBLIC'),
  startsOn: day,
  endsOn: day,
  takesRegistrations: z.boolean().default(false),
  maxTeams: MaxTeams.transform((value) => value ?? null),
  rulesOverride: RulesOverride.default({}),
  withdrawalMode: WithdrawalChoice.transform((value) => value ?? null),
};

const isInOrder = ({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
}) => !startsOn || !endsOn || startsOn <= endsOn;
const endsBeforeItStarts = { path: ['endsOn'], error: 'ENDS_BEFORE_IT_STARTS' };

export const CompetitionFields = z.object(competitionFields).refine(isInOrder, endsBeforeItStarts);

/** The kind of competitors (teams, players or pairs) can't change. */
export const Competitors = z.enum(competitorKinds);

export const NewCompetition = z
  .object({
    traipId: Id,
    seasonId: Id,
    categoryId: Id,
    ...competitionFields,
    /** By default, what is usual in the sport. */
    competitors: Competitors.optional(),
  })
  .refine(isInOrder, endsBeforeItStarts)
  .meta({ id: 'traipCompetitionDto' });

/**
 * `seasonId` and `categoryId` can't change once it is under way. Omitted fields are kept; null clears a
 * field.
 */
export const CompetitionChange = z
  .object({
    id: Id,
    seasonId: Id,
    categoryId: Id,
    name: competitionFields.name,
    description: textOrNull(2000).optional(),
    privacy: PrivacyChange,
    startsOn: IsoDate.nullish(),
    endsOn: IsoDate.nullish(),
    takesRegistrations: z.boolean().optional(),
    maxTeams: MaxTeams,
    rulesOverride: RulesOverride.optional(),
    withdrawalMode: WithdrawalChoice,
    version: Version,
  })
  .refine(isInOrder, endsBeforeItStarts)
  .meta({ id: 'updateTraipCompetitionDto' });

const BrokerSummary = z
  .object({ algorithm: z.enum(algorithmKeys), generatedAt: Instant.nullable() })
  .meta({ id: 'brokerSummary' });

/** One phase of a competition. */
export const Phase = z
  .object({
    id: Id,
    place: z.number(),
    name: z.string(),
    state: z.enum(competitionStates),
    isParallel: z.boolean(),
    broker: BrokerSummary.nullable(),
    teams: z.number(),
    matches: z.number(),
    played: z.number(),
    /** Published when the phase is created: lots drawn later can be checked against it. */
    lotsCommitment: z.string(),
    /** Revealed once the phase is over, so that anyone can repeat the draw. */
    lotsSeed: z.string().optional(),
    version: z.number(),
    /** The states it can change to now. */
    next: z.array(z.enum(competitionStates)),
  })
  .meta({ id: 'competitionPhase' });

/** The most phases of a competition. */
export const maxPhases = 12;

const phaseName = name(60, 'PHASE_NAME_REQUIRED');

/** It is added after the existing phases. */
export const NewPhase = z
  .object({ competitionId: Id, name: phaseName, isParallel: z.boolean().default(false) })
  .meta({ id: 'competitionPhaseDto' });

/** Without a position, it stays where it is. */
export const PhaseChange = z
  .object({
    phaseId: Id,
    name: phaseName,
    isParallel: z.boolean().optional(),
    place: z.number().int().min(1).max(maxPhases).optional(),
    version: Version,
  })
  .meta({ id: 'updateCompetitionPhaseDto' });

/** A team's place in a competition. */
export const Entry = z
  .object({
    id: Id,
    team: TeamInBrief,
    status: z.enum(participationStatuses),
    seed: z.number().nullable(),
    reason: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'competitionParticipation' });

/** A competition, for people who can see it. */
export const Competition = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    state: z.enum(competitionStates),
    privacy: z.enum(privacies),
    organization: OrganisationInBrief,
    traip: TraipInBrief,
    season: Season.omit({ competitions: true }),
    category: Category.omit({ competitions: true }),
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    takesRegistrations: z.boolean(),
    maxTeams: z.number().nullable(),
    competitors: Competitors,
    rulesOverride: z.record(z.string(), z.json()),
    withdrawalMode: z.enum(withdrawalModes).nullable(),
    phases: z.array(Phase),
    teams: z.number(),
    version: z.number(),
    next: z.array(z.enum(competitionStates)),
    abilities: z.array(z.enum(organisationAbilityNames)),
  })
  .meta({ id: 'traipCompetition' });

/** With its teams and look: the initial data of the management screen and the public page. */
export const FullCompetition = z
  .object({
    ...Competition.shape,
    entries: z.array(Entry),
    look: Look,
    /** Whether it has any player statistics. */
    hasStatistics: z.boolean(),
  })
  .meta({ id: 'fullCompetition' });

export const CompetitionCriteria = z
  .object({
    organizationId: Id.optional(),
    traipId: Id.optional(),
    seasonId: Id.optional(),
    categoryId: Id.optional(),
    states: z.array(z.enum(competitionStates)).max(competitionStates.length).default([]),
    search: Search.default(''),
    page: pageNumber,
    limit: pageSize(),
  })
  .meta({ id: 'findCompetitionsDto' });

export const EntryPage = pageOf(Entry).meta({ id: 'competitionParticipationPage' });

/** Staff add a team; an owner or captain applies. Without a phase: to the competition and its first phase. */
export const NewEntry = z
  .object({
    competitionId: Id,
    phaseId: Id.optional(),
    teamId: Id,
    seed: z
      .number()
      .int()
      .min(1)
      .max(1024)
      .nullish()
      .transform((value) => value ?? null),
    group: z.string().trim().max(4).optional(),
    pot: z.number().int().min(1).max(64).optional(),
  })
  .meta({ id: 'addTeamDto' });

const competitorName = name(maxPairName, 'TEAM_NAME_REQUIRED');

/** Players by name, pairs by both: "Ana Ruiz / Luis Gil". They enter the first phase that accepts them. */
export const NewCompetitors = z
  .object({ competitionId: Id, names: z.array(competitorName).min(1).max(256) })
  .meta({ id: 'addCompetitorsDto' });

export const CompetitorChange = z
  .object({ competitionId: Id, teamId: Id, name: competitorName })
  .meta({ id: 'changeCompetitorDto' });

/** Null removes the seed. */
export const SeedsChange = z
  .object({
    competitionId: Id,
    seeds: z
      .array(z.object({ teamId: Id, seed: z.number().int().min(1).max(1024).nullable() }))
      .min(1)
      .max(1024),
  })
  .meta({ id: 'seedsDto' });

/** Removes the team before the start; withdraws it afterwards, with `mode` deciding about its results. */
export const EntryRemoval = z
  .object({
    competitionId: Id,
    phaseId: Id.optional(),
    teamId: Id,
    mode: z.enum(withdrawalModes).optional(),
    reason: optionalText(300),
    /** In an americano or mexicano: the remaining rounds may be dropped if fewer than four stay. */
    endsRounds: z.boolean().default(false),
  })
  .meta({ id: 'removeTeamDto' });

/** Without a phase, changes the competition. */
export const StateChange = z
  .object({
    competitionId: Id,
    phaseId: Id.optional(),
    state: z.enum(competitionStates, 'STATE_REQUIRED'),
    reason: optionalText(300),
  })
  .meta({ id: 'changeStateDto' });
