// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const consentRoutes: RoutesOf<typeof contract.consent> = {
  remind: { method: 'POST', path: '/teams/{teamId}/squad/{personId}/consent/remind' },
  printForms: {
    method: 'GET',
    path: '/teams/{teamId}/squad/consent-forms.pdf',
    replyIsFile: 'application/pdf',
  },
  printForm: { method: 'GET', path: '/persons/{personId}/consent-form.pdf', replyIsFile: 'application/pdf' },
  papers: { method: 'GET', path: '/persons/{personId}/consent-papers' },
  recordPaper: { method: 'POST', path: '/persons/{personId}/consent-papers', hasBody: true },
  withdrawPaper: {
    method: 'POST',
    path: '/persons/{personId}/consent-papers/{paperId}/withdraw',
    hasBody: true,
  },
  openPaper: {
    method: 'GET',
    path: '/persons/{personId}/consent-papers/{paperId}/file',
    replyIsFile: 'application/octet-stream',
  },
};
