// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const personDocumentRoutes: RoutesOf<typeof contract.personDocument> = {
  list: { method: 'GET', path: '/persons/{personId}/documents' },
  save: { method: 'PUT', path: '/persons/{personId}/documents/{kind}', hasBody: true },
  setFile: { method: 'PUT', path: '/persons/{personId}/documents/{kind}/file', takesFile: true },
  open: {
    method: 'GET',
    path: '/persons/{personId}/documents/{kind}/file',
    replyIsFile: 'application/octet-stream',
  },
  remove: { method: 'DELETE', path: '/persons/{personId}/documents/{kind}' },
};
