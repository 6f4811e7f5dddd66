import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { decideClaim } from './claims/decide-claim.ts';
import { claims } from './claims/list-claims.ts';
import { duplicates } from './list-duplicates.ts';
import { merge, preview } from './merge.ts';
import { mine, undoMine } from './own/own-merges.ts';
import { undo } from './undo-merge.ts';

export const personMergeHandlers: Handlers<typeof contract>['personMerge'] = {
  duplicates,
  preview,
  merge,
  undo,
  claims,
  decideClaim,
  mine,
  undoMine,
};
