import { algorithmKeys } from '@traip/engine/formats';
import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, isStorable, LocaleName } from './fields.ts';
import { MatchSide } from './match.ts';
import { BoutEnding } from './match-list.ts';
import { TeamInBrief } from './team.ts';

export const AlgorithmQuery = z.object({ locale: LocaleName.optional() });

/** A fixture format, with a JSON schema from which a screen builds its form. */
export const BrokerAlgorithm = z
  .object({
    key: z.enum(algorithmKeys),
    name: z.string(),
    description: z.string(),
    formats: z.array(z.string()),
    teams: z.object({ min: z.number(), max: z.number() }),
    params: z.looseObject({}),
    defaults: z.looseObject({}),
  })
  .meta({ id: 'brokerAlgorithm' });

/** The seed of random draws. */
export const Seed = z.string().trim().min(1).max(64).refine(isStorable, 'TEXT_INVALID');

const Params = z.record(z.string().max(60), z.json()).default({});

export const BrokerConfigChange = z
  .object({
    phaseId: Id,
    competitionId: Id,
    algorithm: z.enum(algorithmKeys, 'ALGORITHM_REQUIRED'),
    params: Params,
    /** The same seed makes the same fixtures; without one, a new seed is drawn. */
    seed: Seed.optional(),
  })
  .meta({ id: 'brokerConfig' });

export const BrokerConfig = z
  .object({
    phaseId: Id,
    competitionId: Id,
    algorithm: z.enum(algorithmKeys),
    params: z.record(z.string(), z.json()),
    seed: z.string(),
    generatedAt: Instant.nullable(),
    version: z.number(),
  })
  .meta({ id: 'storedBrokerConfig' });

export const BrokerOrder = z
  .object({
    phaseId: Id,
    competitionId: Id,
    mode: z.enum(['PREVIEW', 'COMMIT']).default('PREVIEW'),
    seed: Seed.optional(),
    keepPlayed: z.boolean().default(true),
    /** In a Swiss: pair only this round. Without it, the next one, or the last one again. */
    round: z.number().int().min(1).max(999).optional(),
  })
  .meta({ id: 'brokerTypeRequest' });

/** Where the participant of a slot comes from, and who it is once known. */
export const Slot = z
  .object({
    source: z.looseObject({ kind: z.string() }),
    team: TeamInBrief.nullable(),
    isProvisional: z.boolean(),
  })
  .meta({ id: 'slot' });

export const Fixture = z
  .object({
    key: z.string(),
    round: z.number(),
    group: z.string().nullable(),
    tie: z.string().nullable(),
    home: Slot,
    away: Slot,
  })
  .meta({ id: 'fixture' });

const Group = z.object({ key: z.string(), members: z.array(Slot) });

/** A stored fixture, and the state of its match. */
export const StoredFixture = Fixture.extend({
  match: z.object({
    id: Id,
    state: z.enum(matchStatuses),
    kickOff: Instant.nullable(),
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    shootOut: z.object({ home: z.number(), away: z.number() }).nullable(),
    /** For a bout: who won it, and how. */
    winner: MatchSide.nullable(),
    bout: BoutEnding.nullable(),
  }),
}).meta({ id: 'storedFixture' });

/** The fixtures of a phase: its groups, its bracket, and who rests in each round. */
export const PhaseFixtures = z
  .object({
    algorithm: z.enum(algorithmKeys).nullable(),
    /** For a mexicano including those not drawn yet. */
    rounds: z.number(),
    fixtures: z.array(StoredFixture),
    groups: z.array(Group),
    byes: z.array(z.object({ round: z.number(), slot: Slot })),
    /** The final places of a knockout with two bronzes, once it is decided. */
    ranking: z.array(z.object({ place: z.number(), team: TeamInBrief })),
  })
  .meta({ id: 'phaseFixtures' });

/** The fixtures made by the broker, as a preview or stored. */
export const BrokerOutcome = z
  .object({
    mode: z.enum(['PREVIEW', 'COMMIT']),
    seed: z.string(),
    rounds: z.number(),
    fixtures: z.array(Fixture),
    groups: z.array(Group),
    byes: z.array(z.object({ round: z.number(), slot: Slot })),
    /** Matches of an earlier run that stay, because they were played. */
    kept: z.number(),
  })
  .meta({ id: 'brokerOutcome' });
