import { type consentCalls, refuse } from '@traip/contract';
import { sentFile } from '../../../platform/files/private/sent-file.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { logAboutPerson } from '../../document/log-about-person.ts';
import { paperAccess } from './access.ts';
import { listPapers } from './queries.ts';

/** The access is logged before the first byte is sent. */
export const openPaper: Handler<typeof consentCalls.openPaper> = async (
  { db, files, caller: { userId: by }, now },
  { params: { personId, paperId } },
) => {
  const at = now();
  const access = await paperAccess(db, personId, { userId: by, now: at });
  if (!access) return refuse('NOT_FOUND');
  const paper = (await listPapers(db, personId)).find(({ id }) => id === paperId);
  const file = paper?.fileKey ? await files.get(paper.fileKey) : undefined;
  if (!paper?.fileType || !file) return refuse('NOT_FOUND');
  await db.transaction().execute((trx) => logAboutPerson(trx, access, { action: 'PAPER_OPENED', by, at }));
  return sentFile(`consent-${paper.signedOn}`, paper.fileType, file.content);
};
