import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { listProtests } from './list-protests.ts';
import { settleProtest } from './settle-protest.ts';

export const protestHandlers: Handlers<typeof contract>['protest'] = {
  list: listProtests,
  settle: settleProtest,
};
