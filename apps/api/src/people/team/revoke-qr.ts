import type { teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { revokeQr as revoke } from './qr/queries.ts';

export const revokeQr: Handler<typeof teamCalls.revokeQr> = async (context, { params }) => {
  await context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    await revoke(trx, scope, params.qrId, now());
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: scope.teamId, action: 'QR_REVOKED' });
  });
  return { revoked: true };
};
