import type { memberCalls } from '@traip/contract';
import type { Handler } from '../../http/handler.ts';
import { pageOfMembers } from './page-of-members.ts';

export const findMembers: Handler<typeof memberCalls.find> = (context, { body }) =>
  pageOfMembers(context, body);
