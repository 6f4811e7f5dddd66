import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { auditLogChoices } from './audit-log-choices.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';

export const auditLogHandlers: Handlers<typeof contract>['auditLog'] = {
  list: listAuditLog,
  choices: auditLogChoices,
  export: exportAuditLog,
};
