import type { webhookCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listWebhooks as list } from '../stored/queries.ts';
import { webhookReply } from '../stored/reply.ts';

export const listWebhooks: Handler<typeof webhookCalls.list> = async ({ db, scope, now }) => {
  const rows = await list(db, scope);
  return { webhooks: rows.map((row) => webhookReply(row, now())) };
};
