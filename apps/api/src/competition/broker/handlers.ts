import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { algorithms } from './algorithms.ts';
import { deleteConfig } from './delete-config.ts';
import { getConfig } from './get-config.ts';
import { getFixtures } from './get-fixtures.ts';
import { processPhase } from './process-phase.ts';
import { upsertConfig } from './upsert-config.ts';

export const brokerHandlers: Handlers<typeof contract>['broker'] = {
  algorithms,
  get: getConfig,
  fixtures: getFixtures,
  upsert: upsertConfig,
  process: processPhase,
  delete: deleteConfig,
};
