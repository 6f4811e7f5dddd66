import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import {
  AlgorithmQuery,
  BrokerAlgorithm,
  BrokerConfig,
  BrokerConfigChange,
  BrokerOrder,
  BrokerOutcome,
  PhaseFixtures,
} from '../shapes/broker.ts';
import { Id } from '../shapes/fields.ts';

const byPhase = z.object({ phaseId: Id, competitionId: Id });

/** The fixture generator of a phase. */
export const brokerCalls = {
  algorithms: call({
    method: 'GET',
    path: '/broker-config/algorithms',
    summary: 'The ways of making fixtures, in the language asked for',
    who: open,
    query: AlgorithmQuery,
    reply: z.array(BrokerAlgorithm),
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/broker-config/{phaseId}/{competitionId}',
    summary: 'How the fixtures of a phase are made',
    who: open,
    params: byPhase,
    reply: BrokerConfig,
    errors: [],
  }),
  fixtures: call({
    method: 'GET',
    path: '/broker-config/{phaseId}/{competitionId}/fixtures',
    summary: 'The fixtures of a phase as they stand, with their results',
    who: open,
    params: byPhase,
    reply: PhaseFixtures,
    errors: [],
  }),
  upsert: call({
    method: 'PUT',
    path: '/broker-config/upsert',
    summary: 'Say how the fixtures of a phase are made',
    who: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: BrokerConfigChange,
    reply: BrokerConfig,
    errors: ['PARAMS_INVALID', 'PHASE_LOCKED'],
  }),
  process: call({
    method: 'POST',
    path: '/broker-config/process',
    summary: 'Show what the broker would make, or make it; what was played stays',
    who: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: BrokerOrder,
    reply: BrokerOutcome,
    errors: [
      'BROKER_NOT_CONFIGURED',
      'FORMAT_REFUSED',
      'PHASE_HAS_PLAYED_MATCHES',
      'PHASE_LOCKED',
      'PARAMS_INVALID',
      'ROUND_NOT_OVER',
      'ROUNDS_OVER',
    ],
  }),
  delete: call({
    method: 'DELETE',
    path: '/broker-config/{phaseId}/{competitionId}',
    summary: 'Forget how the fixtures of a phase are made',
    who: mayIn('traips.manage', { phase: 'params.phaseId' }),
    params: byPhase,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['PHASE_HAS_MATCHES'],
  }),
};
