import type { AuditLogFilter, auditLogCalls, Read } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import { writeRows, writeTable } from '../../platform/csv/write-table.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listLinks } from './queries.ts';

type Filter = Read<typeof AuditLogFilter>;

const batchSize = 500;

const headings = {
  es: [
    'Número',
    'Fecha (UTC)',
    'Persona',
    'Vía',
    'Red',
    'Dispositivo',
    'Tipo',
    'Acción',
    'Nombre',
    'Competición',
    'Contenido',
    'Hash',
  ],
  en: [
    'Number',
    'Time (UTC)',
    'Person',
    'Via',
    'Network',
    'Device',
    'Kind',
    'Action',
    'Name',
    'Competition',
    'Content',
    'Hash',
  ],
} as const;

/** Each hash is of the previous one, a newline and the content, so that anyone can verify a whole export. */
export const exportAuditLog: Handler<typeof auditLogCalls.export> = async (context, { query }) => {
  const { db, scope } = context;
  const { locale = context.locale, ...filter } = query;
  const subjectId = scope.organisationId;
  await logAction(db, context, { subjectKind: 'ORGANISATION', subjectId, action: 'AUDIT_LOG_EXPORTED' });
  return {
    fileName: `${scope.orgCode}-audit-log.csv`,
    content: writeLog(db, scope, filter, headings[locale]),
  };
};

async function* writeLog(
  db: Database,
  scope: OrganisationScope,
  filter: Filter,
  heading: readonly string[],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeTable(heading, []));
  for (let after = 0; ; ) {
    const links = await listLinks(db, scope, filter, { after, limit: batchSize });
    if (links.length > 0) yield Buffer.from(writeRows(links.map(rowOf)));
    after = links.at(-1)?.sequence ?? after;
    if (links.length < batchSize) return;
  }
}

function rowOf(link: Awaited<ReturnType<typeof listLinks>>[number]) {
  const { sequence, at, personName, via, address, device, subjectKind, action, label } = link;
  const authorCells = [sequence, at.toISOString(), personName, via, address, device];
  return [...authorCells, subjectKind, action, label, link.competitionName, link.content, link.hash];
}
