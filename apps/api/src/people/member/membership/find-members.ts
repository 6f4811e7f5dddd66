import type { memberCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { pageOfMembers } from './page-of-members.ts';

export const findMembers: Handler<typeof memberCalls.find> = (context, { body }) =>
  pageOfMembers(context, body);
