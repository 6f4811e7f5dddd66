import { z } from 'zod';
import { call } from '../call.ts';
import { mayWithTeam, signedIn } from '../permissions/index.ts';
import { ConsentPapers, NewConsentPaper, OfPaper, PaperWithdrawal } from '../shapes/consent-paper.ts';
import { Id } from '../shapes/fields.ts';
import { FileReply, InLanguage } from '../shapes/file.ts';
import { documentFile, documentFileErrors, OfPerson } from '../shapes/person-document.ts';
import { SquadPerson } from '../shapes/squad.ts';

const ofTeam = z.object({ teamId: Id, personId: Id });
const mayAsk = mayWithTeam('team.seeFacts', { team: 'params.teamId' });

const papers = '/persons/{personId}/consent-papers';

const print = {
  method: 'GET',
  query: InLanguage,
  reply: FileReply,
  replyIsFile: 'application/pdf',
} as const;

/**
 * How teams manage the consents of their minors. Paper forms are recorded by the owner and coach of one of
 * their teams, and by the staff of its organisation or of one where they are registered; guardians see them
 * too. Others get 404.
 */
export const consentCalls = {
  remind: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/{personId}/consent/remind',
    summary: 'Ask a minor’s guardians for consent to take part; once a day',
    access: mayAsk,
    params: ofTeam,
    reply: SquadPerson,
    errors: ['NOT_A_TEAM_MEMBER', 'NO_GUARDIAN', 'CONSENT_GIVEN', 'ASKED_TODAY'],
  }),
  printForms: call({
    ...print,
    path: '/teams/{teamId}/squad/consent-forms.pdf',
    summary: 'Download consent forms for every minor in a team, with the name and club filled in',
    access: mayAsk,
    params: z.object({ teamId: Id }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  printForm: call({
    ...print,
    path: '/persons/{personId}/consent-form.pdf',
    summary: 'Download the consent form for one minor, with the name and club filled in',
    access: signedIn,
    isSensitive: true,
    params: OfPerson,
    errors: ['TOO_MANY_REQUESTS', 'NOT_A_MINOR'],
  }),
  papers: call({
    method: 'GET',
    path: papers,
    summary: 'List a minor’s paper consents, without the scans',
    access: signedIn,
    isSensitive: true,
    params: OfPerson,
    reply: ConsentPapers,
    errors: [],
  }),
  recordPaper: call({
    method: 'POST',
    path: papers,
    summary: 'Record a minor’s paper consent, with the scan',
    access: signedIn,
    params: OfPerson,
    body: NewConsentPaper,
    // In base64 three bytes take four characters; a little more, so that a scan over the limit gets its own
    // error.
    maxBodyBytes: 2 * documentFile.maxBytes,
    status: 201,
    reply: ConsentPapers,
    errors: [...documentFileErrors, 'NOT_A_MINOR', 'SIGNED_IN_THE_FUTURE'],
  }),
  withdrawPaper: call({
    method: 'POST',
    path: `${papers}/{paperId}/withdraw`,
    summary: 'Record that a paper consent was withdrawn; it ends straight away',
    access: signedIn,
    params: OfPaper,
    body: PaperWithdrawal,
    reply: ConsentPapers,
    errors: ['PAPER_ENDED'],
  }),
  openPaper: call({
    method: 'GET',
    path: `${papers}/{paperId}/file`,
    summary:
      'Download the scan of a paper consent; every download is in the audit logs of the organisations concerned',
    access: signedIn,
    isSensitive: true,
    params: OfPaper,
    reply: FileReply,
    replyIsFile: 'application/octet-stream',
    errors: [],
  }),
};
