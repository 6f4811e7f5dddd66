import { pdf } from '../fixtures/documents.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { matchInputs } from './match-inputs.ts';
import { sharingInputs } from './sharing-inputs.ts';

export interface RequestInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly file?: Buffer;
}

const organisation = { name: 'Club', type: 'SPORT_CLUB', version: 1 };
const team = { name: 'Equipo', version: 1 };
const profile = {
  firstName: 'A',
  surnames: 'B',
  birthday: '1990-01-01',
  favoriteSport: 'GOLF',
  locale: 'es',
  privacy: 'PUBLIC',
};
const fiscalData = { fiscalId: 'B1', fiscalAddress: 'Calle 1', registeredName: 'Club SL' };
const traip = { name: 'Liga', sportKey: 'FOOTBALL', version: 1 };
const part = { name: 'Otra', version: 1 };
const form = {
  traip: { name: 'Copa', sportKey: 'FOOTBALL' },
  season: { name: '2027' },
  category: { name: 'B' },
  competition: { name: 'Clausura' },
  phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }],
  generate: false,
};
const competitionFile = {
  format: 'traip-competition',
  version: 1,
  traip: { name: 'Copa', sportKey: 'FOOTBALL' },
  season: { name: '2027' },
  category: { name: 'B' },
  competition: { name: 'Clausura' },
  teams: [],
  phases: [],
};
const device = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
};
const createdPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
const picture = Buffer.from('not a picture, but authorization comes first');

/** A valid request for every call, so that only the caller's role decides the answer. */
export const validInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'organisation.create': () => ({ body: organisation }),
  'organisation.get': ({ organisationId: id }) => ({ params: { id } }),
  'organisation.update': ({ organisationId: id }) => ({ params: { id }, body: organisation }),
  'organisation.delete': ({ organisationId: id }) => ({ params: { id } }),
  'organisation.setAvatar': ({ organisationId: id }) => ({ params: { id }, file: picture }),
  'organisation.removeAvatar': ({ organisationId: id }) => ({ params: { id } }),
  'organisation.contactInformation': ofOrganisation(),
  'organisation.saveContactInformation': ofOrganisation({ email: 'club@correo.es' }),
  'organisation.fiscalData': ofOrganisation(),
  'organisation.saveFiscalData': ofOrganisation(fiscalData),
  'member.list': ({ organisationId }) => ({ body: { organizationId: organisationId } }),
  'member.find': ({ organisationId }) => ({ body: { organizationId: organisationId } }),
  'member.byId': ({ membershipId: id }) => ({ params: { id } }),
  'member.changeRole': ({ membershipId: id }) => ({ params: { id }, body: { role: 'referee' } }),
  'member.remove': ({ membershipId: id }) => ({ params: { id } }),
  'member.add': ({ organisationId, people }) => ({
    body: { organizationId: organisationId, userCode: people.U.userCode, role: 'member' },
  }),
  'member.invite': ({ organisationId }) => ({
    body: { organizationId: organisationId, email: 'nuevo@correo.es', role: 'member' },
  }),
  'member.invitations': ofOrganisation(),
  'member.deleteInvitation': ({ organisationId, invitationId: id }) => ({
    params: { id, organizationId: organisationId },
  }),
  'member.acceptInvitation': ({ invitationId }) => ({ body: { invitationId } }),
  'member.cancelInvitation': ({ invitationId }) => ({ body: { invitationId } }),
  'team.create': ({ orgCode }) => ({ body: { ...team, orgCode } }),
  'team.get': byId,
  'team.full': byId,
  'team.update': ({ teamId: id }) => ({ body: { id, ...team } }),
  'team.delete': byId,
  'team.setAvatar': (fixtures) => ({ ...byId(fixtures), file: picture }),
  'team.removeAvatar': byId,
  'team.find': () => ({ body: {} }),
  'team.ofOrganisation': ({ orgCode }) => ({ params: { orgCode } }),
  'team.inOrganisation': ({ orgCode, teamId }) => ({ params: { orgCode, teamId } }),
  'team.members': ({ teamId }) => ({ params: { teamId } }),
  'team.matches': ({ teamId }) => ({ params: { teamId } }),
  'team.changeRole': ({ teamId, extra }) => ({ body: { teamId, userId: extra.id, role: 'STUFF' } }),
  'team.changeOwner': ({ teamId, extra }) => ({ body: { teamId, userId: extra.id } }),
  'team.leave': ({ teamId }) => ({ body: { teamId } }),
  'team.removeUser': ({ teamId, extra }) => ({ body: { teamId, userId: extra.id } }),
  'team.invite': ({ teamId }) => ({ body: { teamId, email: 'nuevo@correo.es' } }),
  'team.invitations': ({ teamId }) => ({ params: { teamId } }),
  'team.deleteInvitation': ({ teamInvitationId }) => ({ params: { invitationId: teamInvitationId } }),
  'team.createQr': ({ teamId }) => ({ body: { teamId } }),
  'team.previewQr': ({ qrToken: token }) => ({ body: { token } }),
  'team.consumeQr': ({ qrToken: token }) => ({ body: { token } }),
  'team.revokeQr': ({ qrId }) => ({ params: { qrId } }),
  'squad.get': ({ teamId }) => ({ params: { teamId } }),
  'squad.add': ({ teamId }) => ({ params: { teamId }, body: { people: [{ firstName: 'Nico' }] } }),
  'squad.change': ({ teamId, playerId: personId }) => ({
    params: { teamId },
    body: { people: [{ personId, version: 1, position: 'Portero' }] },
  }),
  'squad.remove': ({ teamId, playerId }) => ({ params: { teamId }, body: { personIds: [playerId] } }),
  'squad.restore': ({ teamId, formerPlayerId }) => ({
    params: { teamId },
    body: { personIds: [formerPlayerId] },
  }),
  'squad.readTable': ({ teamId }) => ({ params: { teamId }, body: { text: 'Nico Arce' } }),
  'squad.setPhoto': ({ teamId, playerId: personId }) => ({ params: { teamId, personId }, file: picture }),
  'squad.removePhoto': ({ teamId, playerId: personId }) => ({ params: { teamId, personId } }),
  'organisationPeople.list': ({ orgCode }) => ({ params: { orgCode }, query: {} }),
  'organisationPeople.add': ({ orgCode }) => ({
    params: { orgCode },
    body: { people: [{ firstName: 'Nico' }] },
  }),
  'organisationPeople.get': ({ orgCode, formerPlayerId: personId }) => ({ params: { orgCode, personId } }),
  'organisationPeople.change': ({ orgCode, formerPlayerId: personId }) => ({
    params: { orgCode, personId },
    body: { version: 1, firstName: 'Nico' },
  }),
  'organisationPeople.remove': ({ orgCode, formerPlayerId }) => ({
    params: { orgCode },
    body: { personIds: [formerPlayerId] },
  }),
  'organisationPeople.restore': ({ orgCode, formerPlayerId }) => ({
    params: { orgCode },
    body: { personIds: [formerPlayerId] },
  }),
  'organisationPeople.setPhoto': ({ orgCode, formerPlayerId: personId }) => ({
    params: { orgCode, personId },
    file: picture,
  }),
  'organisationPeople.removePhoto': ({ orgCode, formerPlayerId: personId }) => ({
    params: { orgCode, personId },
  }),
  'organisationPeople.readTable': ({ orgCode }) => ({ params: { orgCode }, body: { text: 'Nico Arce' } }),
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
  'profile.get': ({ extra }) => ({ params: { userCode: extra.userCode } }),
  'profile.full': ({ extra }) => ({ params: { userCode: extra.userCode } }),
  'profile.update': ({ extra }) => ({ params: { userCode: extra.userCode }, body: profile }),
  'profile.setAvatar': () => ({ file: picture }),
  'profile.answerTeam': ({ teamId }) => ({ params: { teamId, responseBoolean: 'true' } }),
  'profile.changePassword': () => ({ body: { password: 'otra-contraseña' } }),
  'profile.changeEmail': () => ({ body: { email: 'otro@correo.es' } }),
  'secondFactor.confirm': () => ({ body: { password: 'campo-de-barrio' } }),
  'secondFactor.addPasskey': ({ teamId: challengeId }) => ({
    body: { challengeId, name: 'Móvil', passkey: createdPasskey },
  }),
  'secondFactor.renamePasskey': ({ teamId: id }) => ({ params: { id }, body: { name: 'Portátil' } }),
  'secondFactor.removePasskey': ({ teamId: id }) => ({ params: { id } }),
  'secondFactor.confirmAuthenticator': () => ({ body: { code: '123456' } }),
  'profile.endSession': ({ teamId: id }) => ({ params: { id } }),
  'profile.deleteAccount': () => ({ body: { userCode: 'not-the-own-code' } }),
  'publicOrganisation.info': ({ orgCode }) => ({ params: { orgCode } }),
  'publicOrganisation.competitions': ({ orgCode }) => ({ params: { orgCode } }),
  'deleted.list': ({ orgCode }) => ({ params: { orgCode } }),
  'deleted.restore': ({ orgCode, deletedTeamId: id }) => ({
    params: { orgCode, id },
    body: { kind: 'TEAM' },
  }),
  'auditLog.list': ({ orgCode }) => ({ params: { orgCode } }),
  'auditLog.choices': ({ orgCode }) => ({ params: { orgCode } }),
  'auditLog.export': ({ orgCode }) => ({ params: { orgCode } }),
  'traip.create': ({ organisationId }) => ({ body: { ...traip, organizationId: organisationId } }),
  'traip.update': ({ traipId: id }) => ({ body: { ...traip, id } }),
  'traip.createFromForm': ({ organisationId }) => ({ body: { ...form, organizationId: organisationId } }),
  'traip.delete': ({ traipId: id }) => ({ params: { id } }),
  'traip.ofOrganisation': ({ organisationId: id }) => ({ params: { id } }),
  'traip.byCode': ({ traipCode: code }) => ({ params: { code } }),
  'traip.get': ({ traipId: id }) => ({ params: { id } }),
  'publicTraip.byCode': ({ traipCode: code }) => ({ params: { code } }),
  'season.create': ({ traipId }) => ({ body: { ...part, traipId } }),
  'season.update': ({ seasonId: id }) => ({ body: { ...part, id } }),
  'season.find': ({ traipId }) => ({ body: { traipId } }),
  'season.byId': ({ seasonId: id }) => ({ params: { id } }),
  'season.delete': ({ seasonId: id }) => ({ params: { id } }),
  'category.create': ({ traipId }) => ({ body: { ...part, traipId } }),
  'category.update': ({ categoryId: id }) => ({ body: { ...part, id } }),
  'category.find': ({ traipId }) => ({ body: { traipId } }),
  'category.byId': ({ categoryId: id }) => ({ params: { id } }),
  'category.delete': ({ categoryId: id }) => ({ params: { id } }),
  'competition.create': ({ traipId, seasonId, categoryId }) => ({
    body: { ...part, traipId, seasonId, categoryId },
  }),
  'competition.update': ({ competitionId: id, seasonId, categoryId }) => ({
    body: { ...part, id, seasonId, categoryId },
  }),
  'competition.find': () => ({ body: {} }),
  'competition.delete': ofCompetition,
  'competition.byId': ofCompetition,
  'competition.fullById': ofCompetition,
  'competition.full': ofCompetition,
  'competition.matches': ofCompetition,
  'competition.mine': () => ({ params: { limit: '10', page: '1', finished: 'false' } }),
  'competition.ofTeam': ({ teamId }) => ({ params: { limit: '10', page: '1', finished: 'false', teamId } }),
  'competition.addPhase': ({ competitionId }) => ({ body: { ...part, competitionId } }),
  'competition.changePhase': ({ phaseId }) => ({ body: { ...part, phaseId } }),
  'competition.deletePhase': ({ phaseId }) => ({ params: { phaseId } }),
  'entry.add': ({ competitionId, teamId }) => ({ body: { competitionId, teamId } }),
  'entry.remove': ({ competitionId, teamId }) => ({ body: { competitionId, teamId } }),
  'entry.list': ({ competitionId }) => ({ params: { competitionId } }),
  'entry.seed': ({ competitionId, teamId }) => ({ body: { competitionId, seeds: [{ teamId, seed: 1 }] } }),
  'entry.decide': ({ competitionId, askingTeamId: teamId }) => ({
    body: { competitionId, teamId, accept: false },
  }),
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
  'standing.classifications': ofCompetition,
  'standing.tables': ofCompetition,
  'standing.adjustments': ({ competitionId }) => ({ params: { competitionId } }),
  'standing.adjust': ({ phaseId, teamId }) => ({
    body: { phaseId, teamId, points: -1, reason: 'Alineación indebida' },
  }),
  'standing.revokeAdjustment': ({ competitionId, adjustmentId: id }) => ({ params: { competitionId, id } }),
  'standing.recordDraw': ({ phaseId, teamId, askingTeamId }) => ({
    body: { phaseId, order: [teamId, askingTeamId], date: '2026-05-30', by: 'Comité' },
  }),
  'standing.withdrawalPreview': ({ competitionId, teamId }) => ({ params: { competitionId, teamId } }),
  'broker.get': ({ phaseId, competitionId }) => ({ params: { phaseId, competitionId } }),
  'broker.fixtures': ({ phaseId, competitionId }) => ({ params: { phaseId, competitionId } }),
  'broker.upsert': ({ phaseId, competitionId }) => ({
    body: { phaseId, competitionId, algorithm: 'ROUND_ROBIN' },
  }),
  'broker.process': ({ phaseId, competitionId }) => ({ body: { phaseId, competitionId } }),
  'broker.delete': ({ phaseId, competitionId }) => ({ params: { phaseId, competitionId } }),
  'exchange.exportTeams': ({ competitionId }) => ({ params: { competitionId } }),
  'exchange.importTeams': ({ competitionId }) => ({ body: { competitionId, csv: 'Nombre\nRayo' } }),
  'exchange.exportResults': ({ competitionId }) => ({ params: { competitionId } }),
  'exchange.importResults': ({ competitionId }) => ({ body: { competitionId, csv: 'Local;Visitante' } }),
  'exchange.exportCompetition': ({ competitionId }) => ({ params: { competitionId } }),
  'exchange.importCompetition': ({ orgCode }) => ({ params: { orgCode }, body: { file: competitionFile } }),
  'dashboard.createCompetition': ({ orgCode, traipId: id }) => ({
    params: { orgCode },
    body: { ...form, traip: { id } },
  }),
  'dashboard.initialData': ({ orgCode }) => ({ params: { orgCode } }),
  'dashboard.changeState': ({ orgCode, competitionId }) => ({
    params: { orgCode },
    body: { competitionId, state: 'IN_PROGRESS' },
  }),
  'dashboard.competitions': ({ orgCode }) => ({ params: { orgCode } }),
  'dashboard.competitionsOfOrganisation': ({ orgCode }) => ({ params: { orgCode } }),
  'career.team': byId,
  'career.person': ({ playerId: id }) => ({ params: { id } }),
  'career.player': ({ people }) => ({ params: { userCode: people.TM.userCode } }),
  'overview.organisation': ({ orgCode }) => ({ params: { orgCode } }),
  'overview.info': ({ orgCode }) => ({ params: { orgCode } }),
  'overview.today': ({ orgCode }) => ({ params: { orgCode } }),
  'overview.teams': ({ orgCode }) => ({ params: { orgCode } }),
  'dashboard.matches': ({ orgCode }) => ({ params: { orgCode } }),
  'notification.mark': () => ({ body: { which: { all: true }, isRead: true } }),
  'notification.savePreference': () => ({ body: { kind: 'RESULT', channel: 'mail', isOn: true } }),
  'notification.addDevice': () => ({ body: device }),
  'notification.removeDevice': ({ matchId: id }) => ({ params: { id } }),
  'notification.unsubscription': () => ({ query: { token: 'x' } }),
  'notification.unsubscribe': () => ({ query: { token: 'x' }, body: {} }),
  'live.ticket': ({ matchId: id }) => ({ body: { feed: 'match', id } }),
  'sport.get': () => ({ params: { sportKey: 'RUGBY' } }),
  'sport.byParent': () => ({ params: { parentKey: 'RUGBY' } }),
  ...sharingInputs,
  ...matchInputs,
};

function ofOrganisation(body?: unknown) {
  return ({ organisationId }: Fixtures): RequestInput => ({
    params: { organizationId: organisationId },
    ...(body === undefined ? {} : { body }),
  });
}

function byId({ teamId: id }: Fixtures): RequestInput {
  return { params: { id } };
}

function ofCompetition({ competitionId: id }: Fixtures): RequestInput {
  return { params: { id } };
}
