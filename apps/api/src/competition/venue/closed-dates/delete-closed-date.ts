import { refuse, type venueCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { deleteClosedDate as remove } from './queries.ts';

export const deleteClosedDate: Handler<typeof venueCalls.deleteClosedDate> = async (
  { db, scope },
  { params },
) => ((await remove(db, scope, params.id)) ? { deleted: true as const } : refuse('NOT_FOUND'));
