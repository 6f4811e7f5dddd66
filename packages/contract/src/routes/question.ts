// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const questionRoutes: RoutesOf<typeof contract.question> = {
  list: { method: 'GET', path: '/traips-competition/questions/{competitionId}' },
  save: { method: 'PUT', path: '/traips-competition/questions/{competitionId}', hasBody: true },
  answers: { method: 'GET', path: '/traips-competition/questions/{competitionId}/teams/{teamId}' },
  answer: {
    method: 'PUT',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}',
    hasBody: true,
  },
  setFile: {
    method: 'PUT',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}/files/{questionId}',
    takesFile: true,
  },
  openFile: {
    method: 'GET',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}/files/{questionId}',
    replyIsFile: 'application/octet-stream',
  },
  exportLicences: { method: 'GET', path: '/traips-competition/registration/{competitionId}/licences/export' },
};
