import type { profileCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { listAgreements } from '../legal/queries.ts';

export const agreements: Handler<typeof profileCalls.agreements> = async ({ db, caller }) => ({
  agreements: await listAgreements(db, caller.userId),
});
