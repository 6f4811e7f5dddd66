import { type personDocumentCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { documentAccess } from './access.ts';
import { documentReply } from './document-reply.ts';
import { listDocuments as listAll } from './queries.ts';

export const listDocuments: Handler<typeof personDocumentCalls.list> = async (
  { db, caller: { userId }, now },
  { params: { personId } },
) => {
  const access = await documentAccess(db, personId, { userId, now: now() });
  if (!access) return refuse('NOT_FOUND');
  const { kinds, mayChange } = access;
  const documents = (await listAll(db, personId)).filter(({ kind }) => kinds.includes(kind));
  return { documents: documents.map(documentReply), kinds, mayChange };
};
