import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { listDeleted } from './list-deleted.ts';
import { restoreDeleted } from './restore-deleted.ts';

export const deletedHandlers: Handlers<typeof contract>['deleted'] = {
  list: listDeleted,
  restore: restoreDeleted,
};
