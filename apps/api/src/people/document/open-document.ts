import { type personDocumentCalls, refuse } from '@traip/contract';
import { sentFile } from '../../platform/files/private/sent-file.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { documentAccess } from './access.ts';
import { logAboutPerson } from './log-about-person.ts';
import { findDocument } from './queries.ts';

/** The access is logged before the first byte is sent. */
export const openDocument: Handler<typeof personDocumentCalls.open> = async (
  { db, files, caller: { userId: by }, now },
  { params: { personId, kind } },
) => {
  const at = now();
  const access = await documentAccess(db, personId, { userId: by, now: at });
  if (!access?.kinds.includes(kind)) return refuse('NOT_FOUND');
  const document = await findDocument(db, personId, kind);
  const file = document?.fileKey ? await files.get(document.fileKey) : undefined;
  if (!document?.fileType || !file) return refuse('NOT_FOUND');
  await db
    .transaction()
    .execute((trx) => logAboutPerson(trx, access, { action: 'DOCUMENT_OPENED', kind, by, at }));
  return sentFile(kind.toLowerCase(), document.fileType, file.content);
};
