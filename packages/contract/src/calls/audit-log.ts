import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { AuditLogChoices, AuditLogFilter, AuditLogPage, AuditLogQuery } from '../shapes/audit-log.ts';
import { Code } from '../shapes/fields.ts';
import { FileReply, InLanguage } from '../shapes/file.ts';

const ofOrganisation = {
  method: 'GET',
  access: mayIn('auditLog.see', { organisationCode: 'params.orgCode' }),
  params: z.object({ orgCode: Code }),
  errors: [],
} as const;

/** Who did what in an organisation, when, and from where. Nothing in it can be changed. */
export const auditLogCalls = {
  list: call({
    ...ofOrganisation,
    path: '/audit-log/{orgCode}',
    summary: 'List an organisation’s activity, latest first',
    query: AuditLogQuery,
    reply: AuditLogPage,
  }),
  choices: call({
    ...ofOrganisation,
    path: '/audit-log/{orgCode}/choices',
    summary: 'List the people and competitions the audit log can be filtered by',
    reply: AuditLogChoices,
  }),
  export: call({
    ...ofOrganisation,
    path: '/audit-log/{orgCode}/export',
    summary: 'Export the audit log as CSV, in chain order and with its hashes',
    query: AuditLogFilter.extend(InLanguage.shape),
    reply: FileReply,
    replyIsFile: 'text/csv',
    isSensitive: true,
    stepUp: 'second-factor',
  }),
};
