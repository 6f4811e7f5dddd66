import type { standingCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { classification } from './reply/classification.ts';

export const tables: Handler<typeof standingCalls.tables> = (context, { params, query }) =>
  classification(context, params.id, query);
