import type { teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { openInvitations } from './invitations/queries.ts';
import { listValidQrs } from './qr/queries.ts';

export const invitations: Handler<typeof teamCalls.invitations> = async ({ db, scope, now }) => ({
  invitations: await openInvitations(db, scope.teamId, now()).execute(),
  qrs: await listValidQrs(db, scope, now()),
});
