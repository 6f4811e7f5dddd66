import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';
import { picture } from './sample-bodies.ts';

const team = { name: 'Equipo' };

/** For teams and squads. */
export const teamInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'team.create': ({ orgCode }) => ({ body: { ...team, orgCode } }),
  'team.get': byId,
  'team.full': byId,
  'team.update': ({ teamId: id }) => ({ body: { id, ...team, version: 1 } }),
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
  'team.invite': ({ teamId }) => ({ body: { teamId, email: 'capitana@correo.es' } }),
  'team.invitations': ({ teamId }) => ({ params: { teamId } }),
  'team.deleteInvitation': ({ teamInvitationId }) => ({ params: { invitationId: teamInvitationId } }),
  'team.createQr': ({ teamId }) => ({ body: { teamId } }),
  'team.nameBehindQr': ({ qrToken: token }) => ({ body: { token } }),
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
  'career.team': byId,
  'career.person': ({ playerId: id }) => ({ params: { id } }),
  'career.player': ({ people }) => ({ params: { userCode: people.TM.userCode } }),
};

function byId({ teamId: id }: Fixtures): RequestInput {
  return { params: { id } };
}
