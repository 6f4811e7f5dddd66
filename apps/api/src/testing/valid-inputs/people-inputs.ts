import { pdf } from '../fixtures/documents.ts';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';
import { picture } from './sample-bodies.ts';

/** For data about people: consents, documents, families, licences. */
export const peopleInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'consent.printForms': ({ teamId }) => ({ params: { teamId } }),
  'consent.printForm': ({ minorId: personId }) => ({ params: { personId } }),
  'consent.papers': ({ minorId: personId }) => ({ params: { personId } }),
  'consent.recordPaper': ({ minorId: personId }) => ({
    params: { personId },
    body: {
      signedBy: 'Elena Ruiz',
      relation: 'MOTHER',
      signedOn: '2026-03-11',
      choices: { PARTICIPATION: 'YES' },
      language: 'es',
      file: pdf.toString('base64'),
    },
  }),
  'consent.withdrawPaper': ({ minorId: personId, paperId }) => ({ params: { personId, paperId }, body: {} }),
  'consent.openPaper': ({ minorId: personId, paperId }) => ({ params: { personId, paperId } }),
  'personDocument.list': ({ twinId: personId }) => ({ params: { personId } }),
  'personDocument.save': ({ twinId: personId }) => ({
    params: { personId, kind: 'MEDICAL' },
    body: { issuedOn: '2026-09-01' },
  }),
  'personDocument.setFile': ({ twinId: personId }) => ({
    params: { personId, kind: 'MEDICAL' },
    file: picture,
  }),
  'personDocument.open': ({ twinId: personId }) => ({ params: { personId, kind: 'MEDICAL' } }),
  'personDocument.remove': ({ twinId: personId }) => ({ params: { personId, kind: 'MEDICAL' } }),
  'personMerge.duplicates': ({ teamId }) => ({ params: { teamId } }),
  'personMerge.preview': ({ teamId, playerId: keptId, twinId: mergedId }) => ({
    params: { teamId },
    body: { keptId, mergedId },
  }),
  'personMerge.merge': ({ teamId, playerId: keptId, twinId: mergedId }) => ({
    params: { teamId },
    body: { keptId, mergedId },
  }),
  'personMerge.undo': ({ teamId, mergeId: id }) => ({ params: { teamId, id } }),
  'personMerge.tellApart': ({ teamId, playerId: keptId, twinId: mergedId }) => ({
    params: { teamId },
    body: { keptId, mergedId, areTwo: true },
  }),
  'personMerge.duplicatesInOrganisation': ({ orgCode }) => ({ params: { orgCode } }),
  'personMerge.previewInOrganisation': ({ orgCode, playerId: keptId, twinId: mergedId }) => ({
    params: { orgCode },
    body: { keptId, mergedId },
  }),
  'personMerge.mergeInOrganisation': ({ orgCode, playerId: keptId, twinId: mergedId }) => ({
    params: { orgCode },
    body: { keptId, mergedId },
  }),
  'personMerge.undoInOrganisation': ({ orgCode, mergeId: id }) => ({ params: { orgCode, id } }),
  'personMerge.tellApartInOrganisation': ({ orgCode, playerId: keptId, twinId: mergedId }) => ({
    params: { orgCode },
    body: { keptId, mergedId, areTwo: true },
  }),
  'personMerge.claims': ({ teamId }) => ({ params: { teamId } }),
  'personMerge.decideClaim': ({ teamId, claimId: id }) => ({
    params: { teamId, id },
    body: { isAccepted: false },
  }),
  'personMerge.undoMine': ({ mergeId: id }) => ({ params: { id } }),
  'consent.remind': ({ teamId, playerId: personId }) => ({ params: { teamId, personId } }),
  'family.add': () => ({
    body: {
      firstName: 'Lía',
      surnames: 'Pérez Mora',
      birthday: '2017-03-04',
      relation: 'MOTHER',
      consents: { PARTICIPATION: 'YES' },
      language: 'es',
    },
  }),
  'family.change': ({ playerId: personId }) => ({ params: { personId }, body: { version: 1 } }),
  'family.setPhoto': ({ playerId: personId }) => ({ params: { personId }, file: picture }),
  'family.consent': ({ playerId: personId }) => ({
    params: { personId },
    body: { purpose: 'PHOTO', choice: 'NO', language: 'es' },
  }),
  'family.decideOwn': () => ({ body: { purpose: 'PHOTO', choice: 'NO', language: 'es' } }),
  'family.leave': ({ playerId: personId }) => ({ params: { personId } }),
  'licence.mine': () => ({}),
  'licence.sendAgain': ({ licenceId: id }) => ({ params: { id }, body: {} }),
  'question.list': ({ competitionId }) => ({ params: { competitionId } }),
  'question.save': ({ competitionId, questionId: id }) => ({
    params: { competitionId },
    body: { questions: [{ id, audience: 'PERSON', kind: 'FILE', label: 'Autorización' }] },
  }),
  'question.answers': ({ competitionId, teamId }) => ({ params: { competitionId, teamId } }),
  'question.answer': ({ competitionId, teamId, questionId, twinId: personId }) => ({
    params: { competitionId, teamId },
    body: { personId, answers: [{ questionId, value: null }] },
  }),
  'question.setFile': ({ competitionId, teamId, questionId, twinId: personId }) => ({
    params: { competitionId, teamId, questionId },
    query: { personId },
    file: picture,
  }),
  'question.openFile': ({ competitionId, teamId, questionId, twinId: personId }) => ({
    params: { competitionId, teamId, questionId },
    query: { personId },
  }),
  'question.exportLicences': ({ competitionId }) => ({ params: { competitionId } }),
  'registration.rules': ({ competitionId }) => ({ params: { competitionId } }),
  'registration.saveRules': ({ competitionId }) => ({
    params: { competitionId },
    body: { rules: { maxPlayers: 25 }, version: 1 },
  }),
  'registration.ofTeam': ({ teamId }) => ({ params: { teamId } }),
  'registration.squad': ({ competitionId, teamId }) => ({ params: { competitionId, teamId } }),
  'registration.enter': ({ competitionId, teamId, playerId: personId }) => ({
    params: { competitionId, teamId },
    body: { people: [{ personId, shirt: 7 }] },
  }),
  'registration.submit': ({ competitionId, teamId }) => ({ params: { competitionId, teamId }, body: {} }),
  'registration.list': ({ competitionId }) => ({ params: { competitionId } }),
  'registration.decide': ({ competitionId }) => ({
    params: { competitionId },
    body: { action: 'approve', allComplete: true },
  }),
};
