import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { confirmLineup } from './confirm-lineup.ts';
import { createLineup } from './create-lineup.ts';
import { deleteLineup } from './delete-lineup.ts';
import { fullLineups } from './full-lineups.ts';
import { getLineup } from './get-lineup.ts';
import { updateLineup } from './update-lineup.ts';

export const lineupHandlers: Handlers<typeof contract>['lineup'] = {
  create: createLineup,
  update: updateLineup,
  confirm: confirmLineup,
  delete: deleteLineup,
  full: fullLineups,
  get: getLineup,
};
