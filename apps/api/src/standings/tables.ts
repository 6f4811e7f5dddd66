import type { standingCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { classification } from './reply/classification.ts';

export const tables: Handler<typeof standingCalls.tables> = (context, { params, query }) =>
  classification(context, params.id, query);
