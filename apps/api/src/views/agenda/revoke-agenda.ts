import type { agendaCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { deleteAgenda } from './queries.ts';

export const revokeAgenda: Handler<typeof agendaCalls.revoke> = async ({ db, caller }) => {
  await deleteAgenda(db, caller.userId);
  return { revoked: true as const };
};
