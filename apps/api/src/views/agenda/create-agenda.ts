import type { agendaCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { agendaReply } from './my-agenda.ts';
import { renewAgenda } from './queries.ts';

export const createAgenda: Handler<typeof agendaCalls.create> = async (context) =>
  agendaReply(context, await renewAgenda(context.db, context.caller.userId, context.now()));
