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
    summary: 'List the fixture formats, in the requested language',
    access: open,
    query: AlgorithmQuery,
    reply: z.array(BrokerAlgorithm),
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/broker-config/{phaseId}/{competitionId}',
    summary: 'Get the fixture format of a phase',
    access: open,
    params: byPhase,
    reply: BrokerConfig,
    errors: [],
  }),
  fixtures: call({
    method: 'GET',
    path: '/broker-config/{phaseId}/{competitionId}/fixtures',
    summary: 'Get the fixtures of a phase with their results',
    access: open,
    params: byPhase,
    reply: PhaseFixtures,
    errors: [],
  }),
  upsert: call({
    method: 'PUT',
    path: '/broker-config/upsert',
    summary: 'Set the fixture format of a phase',
    access: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: BrokerConfigChange,
    reply: BrokerConfig,
    errors: ['PARAMS_INVALID', 'PHASE_LOCKED', 'PARTNERS_MISMATCH'],
  }),
  process: call({
    method: 'POST',
    path: '/broker-config/process',
    summary: 'Preview or generate fixtures; played matches are kept',
    access: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: BrokerOrder,
    reply: BrokerOutcome,
    errors: [
      'NOT_WEIGHED_IN',
      'BROKER_NOT_CONFIGURED',
      'FORMAT_REFUSED',
      'PHASE_HAS_PLAYED_MATCHES',
      'PHASE_LOCKED',
      'PARAMS_INVALID',
      'ROUND_NOT_OVER',
      'ROUND_PAIRED',
      'ROUNDS_OVER',
    ],
  }),
  delete: call({
    method: 'DELETE',
    path: '/broker-config/{phaseId}/{competitionId}',
    summary: 'Delete the fixture format',
    access: mayIn('traips.manage', { phase: 'params.phaseId' }),
    params: byPhase,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['PHASE_HAS_MATCHES'],
  }),
};
