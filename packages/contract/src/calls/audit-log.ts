import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { AuditLogChoices, AuditLogFilter, AuditLogPage, AuditLogQuery } from '../shapes/audit-log.ts';
import { Code } from '../shapes/fields.ts';
import { FileReply, InLanguage } from '../shapes/file.ts';

const ofOrganisation = {
  method: 'GET',
  who: mayIn('auditLog.see', { organisationCode: 'params.orgCode' }),
  params: z.object({ orgCode: Code }),
  errors: [],
} as const;

/** Who did what in an organisation, when, and from where. Nothing in it can be changed. */
export const auditLogCalls = {
  list: call({
    ...ofOrganisation,
    path: '/audit-log/{orgCode}',
    summary: 'What was done in an organisation, the latest first',
    query: AuditLogQuery,
    reply: AuditLogPage,
  }),
  choices: call({
    ...ofOrganisation,
    path: '/audit-log/{orgCode}/choices',
    summary: 'The people and competitions by which the audit log can be filtered',
    reply: AuditLogChoices,
  }),
  export: call({
    ...ofOrganisation,
    path: '/audit-log/{orgCode}/export',
    summary: 'The audit log for a spreadsheet, in the order of its chain and with its hashes',
    query: AuditLogFilter.extend(InLanguage.shape),
    reply: FileReply,
    replyIsFile: 'text/csv',
    isSensitive: true,
    stepUp: 'second-factor',
  }),
};
