import type { appCalls, CallReply } from '@traip/contract';

export type RegisteredApp = CallReply<(typeof appCalls)['list']>['apps'][number];

export const appsKey = (orgCode: string) => ['apps', { orgCode }] as const;
