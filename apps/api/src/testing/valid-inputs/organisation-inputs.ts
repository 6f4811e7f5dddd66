import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';
import { form, picture } from './sample-bodies.ts';

const organisation = { name: 'Club', type: 'SPORT_CLUB' };

const fiscalData = { fiscalId: 'B1', fiscalAddress: 'Calle 1', registeredName: 'Club SL' };

/** For organisations, their people and their views. */
export const organisationInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'organisation.create': () => ({ body: organisation }),
  'organisation.get': ({ organisationId: id }) => ({ params: { id } }),
  'organisation.update': ({ organisationId: id }) => ({
    params: { id },
    body: { ...organisation, version: 1 },
  }),
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
  'publicOrganisation.info': ({ orgCode }) => ({ params: { orgCode } }),
  'publicOrganisation.competitions': ({ orgCode }) => ({ params: { orgCode } }),
  'deleted.list': ({ orgCode }) => ({ params: { orgCode } }),
  'deleted.restore': ({ orgCode, deletedTeamId: id }) => ({
    params: { orgCode, id },
    body: { kind: 'TEAM' },
  }),
  'webhook.list': ({ orgCode }) => ({ params: { orgCode } }),
  'webhook.create': ({ orgCode }) => ({
    params: { orgCode },
    body: { url: 'https://hooks.example/new', events: ['match.finished'] },
  }),
  'webhook.update': ({ orgCode, webhookId: id }) => ({
    params: { orgCode, id },
    body: { url: 'https://hooks.example/traip', events: ['match.started'], isOn: true },
  }),
  'webhook.delete': ({ orgCode, webhookId: id }) => ({ params: { orgCode, id } }),
  'webhook.secret': ({ orgCode, webhookId: id }) => ({ params: { orgCode, id } }),
  'webhook.rotateSecret': ({ orgCode, webhookId: id }) => ({ params: { orgCode, id } }),
  'webhook.test': ({ orgCode, webhookId: id }) => ({ params: { orgCode, id } }),
  'webhook.deliveries': ({ orgCode, webhookId: id }) => ({ params: { orgCode, id } }),
  'webhook.sendAgain': ({ orgCode, webhookId: id, deliveryId }) => ({ params: { orgCode, id, deliveryId } }),
  'auditLog.list': ({ orgCode }) => ({ params: { orgCode } }),
  'auditLog.choices': ({ orgCode }) => ({ params: { orgCode } }),
  'auditLog.export': ({ orgCode }) => ({ params: { orgCode } }),
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
  'overview.organisation': ({ orgCode }) => ({ params: { orgCode } }),
  'overview.info': ({ orgCode }) => ({ params: { orgCode } }),
  'overview.today': ({ orgCode }) => ({ params: { orgCode } }),
  'overview.teams': ({ orgCode }) => ({ params: { orgCode } }),
  'dashboard.matches': ({ orgCode }) => ({ params: { orgCode } }),
};

function ofOrganisation(body?: unknown) {
  return ({ organisationId }: Fixtures): RequestInput => ({
    params: { organizationId: organisationId },
    ...(body === undefined ? {} : { body }),
  });
}
