import { pageWith, staffRoles, type statisticsCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countSuspensions, pageOfSuspensions } from './rulings/queries.ts';
import { suspensionReply } from './suspension-reply.ts';

export const suspensions: Handler<typeof statisticsCalls.suspensions> = async ({ db, scope }, { query }) => {
  const [rows, total] = await Promise.all([pageOfSuspensions(db, query), countSuspensions(db, query)]);
  const isStaff = scope.role !== null && staffRoles.includes(scope.role);
  return pageWith(
    rows.map((row) => suspensionReply(row, isStaff)),
    { page: query.page, limit: query.limit, total },
  );
};
