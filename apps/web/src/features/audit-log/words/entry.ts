import type { auditLogCalls, CallReply } from '@traip/contract';

/** One entry of the audit log. */
export type Entry = CallReply<(typeof auditLogCalls)['list']>['entries'][number];
