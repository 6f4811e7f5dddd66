import { pageWith, refuse, type webhookCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countDeliveries, pageOfDeliveries } from '../log/queries.ts';
import { deliveryReply } from '../log/reply.ts';
import { findWebhook } from '../stored/queries.ts';

export const listDeliveries: Handler<typeof webhookCalls.deliveries> = async (
  { db, scope, publicOrigin },
  { params, query },
) => {
  if (!(await findWebhook(db, scope, params.id))) return refuse('NOT_FOUND');
  const filter = { ...query, webhookId: params.id };
  const [rows, total] = await Promise.all([
    pageOfDeliveries(db, scope, filter),
    countDeliveries(db, scope, filter),
  ]);
  const items = rows.map((row) => deliveryReply(row, publicOrigin));
  return pageWith(items, { page: query.page, limit: query.limit, total });
};
