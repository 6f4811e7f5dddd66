import type { teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { revokeQr as revoke } from './qr/queries.ts';

export const revokeQr: Handler<typeof teamCalls.revokeQr> = async ({ db, scope, now }, { params }) => {
  await revoke(db, scope, params.qrId, now());
  return { revoked: true };
};
