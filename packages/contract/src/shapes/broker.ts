import { algorithmKeys } from '@traip/engine/formats';
import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, isStorable, LocaleName } from './fields.ts';
import { MatchSide } from './match.ts';
import { BoutEnding } from './match-list.ts';
import { TeamInBrief } from './team.ts';

export const AlgorithmQuery = z.object({ locale: LocaleName.optional() });

/** A way of making fixtures, with a JSON schema from which a screen builds its form. */
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

/** What chance begins with. */
export const Seed = z.string().trim().min(1).max(64).refine(isStorable, 'TEXT_INVALID');

const Params = z.record(z.string().max(60), z.json()).default({});

export const BrokerConfigChange = z
  .object({
    phaseId: Id,
    competitionId: Id,
    algorithm: z.enum(algorithmKeys, 'ALGORITHM_REQUIRED'),
    params: Params,
    /** The same seed makes the same fixtures; without one, a new one is drawn. */
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
    /** Of a Swiss: pairs this round or nothing. Without it, the next one, or the last one again. */
    round: z.number().int().min(1).max(999).optional(),
  })
  .meta({ id: 'brokerTypeRequest' });

/** Where the participant of a place comes from, and who it is once that is known. */
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

/** A fixture that stands, and how its match stands. */
export const StoredFixture = Fixture.extend({
  match: z.object({
    id: Id,
    state: z.enum(matchStatuses),
    kickOff: Instant.nullable(),
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    shootOut: z.object({ home: z.number(), away: z.number() }).nullable(),
    /** Of a bout: who won it, and how. */
    winner: MatchSide.nullable(),
    bout: BoutEnding.nullable(),
  }),
}).meta({ id: 'storedFixture' });

/** The fixtures that a phase has: its groups, its bracket, who rests when. */
export const PhaseFixtures = z
  .object({
    algorithm: z.enum(algorithmKeys).nullable(),
    /** Of a mexicano also those that are not drawn yet. */
    rounds: z.number(),
    fixtures: z.array(StoredFixture),
    groups: z.array(Group),
    byes: z.array(z.object({ round: z.number(), slot: Slot })),
    /** The final places of a knock-out with two bronzes, once it is decided. */
    ranking: z.array(z.object({ place: z.number(), team: TeamInBrief })),
  })
  .meta({ id: 'phaseFixtures' });

/** What the broker makes: shown, or made. */
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
