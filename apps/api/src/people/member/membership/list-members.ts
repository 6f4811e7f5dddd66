import type { memberCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { pageOfMembers } from './page-of-members.ts';

export const listMembers: Handler<typeof memberCalls.list> = (context, { body }) =>
  pageOfMembers(context, { ...body, search: '', roles: [] });
