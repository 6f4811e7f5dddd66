// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const auditLogRoutes: RoutesOf<typeof contract.auditLog> = {
  list: { method: 'GET', path: '/audit-log/{orgCode}' },
  choices: { method: 'GET', path: '/audit-log/{orgCode}/choices' },
  export: { method: 'GET', path: '/audit-log/{orgCode}/export', replyIsFile: 'text/csv' },
};
