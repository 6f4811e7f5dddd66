import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { removeDocument, saveDocument, setDocumentFile } from './change-document.ts';
import { listDocuments } from './list-documents.ts';
import { openDocument } from './open-document.ts';

export const personDocumentHandlers = (
  peopleChanged: PeopleChanged,
): Handlers<typeof contract>['personDocument'] => ({
  list: listDocuments,
  save: saveDocument(peopleChanged),
  setFile: setDocumentFile(peopleChanged),
  open: openDocument,
  remove: removeDocument(peopleChanged),
});
