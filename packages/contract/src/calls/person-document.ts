import { z } from 'zod';
import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { FileReply } from '../shapes/file.ts';
import {
  DocumentDetails,
  DocumentOfPerson,
  documentFile,
  documentFileErrors,
  OfPerson,
  PersonDocument,
  PersonDocuments,
} from '../shapes/person-document.ts';

const path = '/persons/{personId}/documents/{kind}';

/**
 * Documents of a person, for licences. The person, guardians, and owner and coach of a team of theirs see and change
 * them; who runs a competition sees the kinds that it asks for, while a licence is handed in or valid. Others: 404.
 */
export const personDocumentCalls = {
  list: call({
    method: 'GET',
    path: '/persons/{personId}/documents',
    summary: 'List a person’s documents, without the files',
    access: signedIn,
    isSensitive: true,
    params: OfPerson,
    reply: PersonDocuments,
    errors: [],
  }),
  save: call({
    method: 'PUT',
    path,
    summary: 'Update the details of a person’s document',
    access: signedIn,
    params: DocumentOfPerson,
    body: DocumentDetails,
    reply: PersonDocument,
    errors: ['ISSUED_IN_THE_FUTURE'],
  }),
  setFile: call({
    method: 'PUT',
    path: `${path}/file`,
    summary: 'Upload or replace a document’s file; pictures lose their metadata',
    access: signedIn,
    params: DocumentOfPerson,
    upload: documentFile,
    reply: PersonDocument,
    errors: documentFileErrors,
  }),
  open: call({
    method: 'GET',
    path: `${path}/file`,
    summary: 'Download a document’s file; every download is in the audit logs of the organisations concerned',
    access: signedIn,
    isSensitive: true,
    params: DocumentOfPerson,
    reply: FileReply,
    replyIsFile: 'application/octet-stream',
    errors: [],
  }),
  remove: call({
    method: 'DELETE',
    path,
    summary: 'Delete a person’s document and its file',
    access: signedIn,
    params: DocumentOfPerson,
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
};
