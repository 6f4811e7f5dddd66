import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { type Role, roles, type Stage, setStage } from '../testing/stage.ts';
import { whoMayWhat, whoMayWhatInPrivate } from '../testing/who-may-what.ts';
import { openWorld, urlOf } from '../testing/world.ts';

interface Said {
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly file?: Buffer;
}

const organisation = { name: 'Club', type: 'SPORT_CLUB', version: 1 };
const team = { name: 'Equipo', version: 1 };
const profile = {
  ...{ firstName: 'A', surnames: 'B', birthday: '1990-01-01', favoriteSport: 'GOLF' },
  ...{ locale: 'es', privacy: 'PUBLIC' },
};
const fiscalData = { fiscalId: 'B1', fiscalAddress: 'Calle 1', registeredName: 'Club SL' };
const picture = Buffer.from('not a picture, but the gate comes first');

/** What each call is asked with. Everything here is right: only who asks makes a difference. */
const said: Record<string, (stage: Stage) => Said> = {
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
  'team.setAvatar': (stage) => ({ ...byId(stage), file: picture }),
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
  'profile.get': ({ extra }) => ({ params: { userCode: extra.userCode } }),
  'profile.full': ({ extra }) => ({ params: { userCode: extra.userCode } }),
  'profile.update': ({ extra }) => ({ params: { userCode: extra.userCode }, body: profile }),
  'profile.setAvatar': () => ({ file: picture }),
  'profile.answerTeam': ({ teamId }) => ({ params: { teamId, responseBoolean: 'true' } }),
  'profile.changePassword': () => ({ body: { password: 'otra-contraseña' } }),
  'profile.deleteAccount': () => ({ body: { userCode: 'not-the-own-code' } }),
  'publicOrganisation.info': ({ orgCode }) => ({ params: { orgCode } }),
  'publicOrganisation.competitions': ({ orgCode }) => ({ params: { orgCode } }),
  'sport.get': () => ({ params: { sportKey: 'RUGBY' } }),
  'sport.byParent': () => ({ params: { parentKey: 'RUGBY' } }),
};

/** Whoever is let through changes what the next one finds: after these the stage is set anew. */
const leavesTraces =
  /delete|remove|accept|cancel|answer|changeOwner|leave|revoke|organisation\.update|team\.update/i;

describe('the gate', () => {
  const world = openWorld();

  for (const [table, privacy] of [
    [whoMayWhat, 'PUBLIC'],
    [whoMayWhatInPrivate, 'PRIVATE'],
  ] as const) {
    for (const [name, expected] of rowsOf(table)) {
      it(`lets the right people through to ${name}${privacy === 'PRIVATE' ? ' of a private team' : ''}`, async () => {
        let stage = await setStage(world, { privacy });
        const actual: Record<string, string> = {};
        for (const role of roles) {
          const status = await ask(name, stage, role);
          actual[role] = [401, 403, 404].includes(status) ? String(status) : '+';
          assert.ok(status < 500);
          assert.notEqual(status, 400, 'the input of this test is wrong');
          if (leavesTraces.test(name) && actual[role] === '+') stage = await setStage(world, { privacy });
        }
        assert.deepEqual(actual, expected);
      });
    }
  }

  it('is asked about every call but those by which one gets an account', () => {
    const accounts = Object.keys(contract.auth).map((name) => `auth.${name}`);
    const all = Object.entries(contract).flatMap(([resource, calls]) =>
      Object.keys(calls).map((name) => `${resource}.${name}`),
    );
    const asked = new Set(rowsOf(whoMayWhat).map(([name]) => name));
    assert.deepEqual(
      all.filter((name) => !asked.has(name) && !accounts.includes(name)),
      [],
    );
  });

  async function ask(name: string, stage: Stage, role: Role): Promise<number> {
    const call = callNamed(name);
    const { params = {}, body, file } = said[name]?.(stage) ?? {};
    const response = await world.app.inject({
      method: call.method,
      url: urlOf(call, { params }),
      headers: {
        ...(role === 'A' ? {} : { authorization: `Bearer ${stage.people[role].token}` }),
        ...(file ? { 'content-type': 'image/png' } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(file ? { payload: file } : {}),
    });
    return response.statusCode;
  }
});

function rowsOf(table: string): [string, Record<Role, string>][] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const [name = '', ...cells] = row.split(/\s+/);
    return [
      name,
      Object.fromEntries(roles.map((role, index) => [role, cells[index]])) as Record<Role, string>,
    ];
  });
}

function callNamed(name: string): Call {
  const [resource, call] = name.split('.') as [string, string];
  return (contract as Record<string, Record<string, Call>>)[resource]?.[call] as Call;
}

function ofOrganisation(body?: unknown) {
  return ({ organisationId }: Stage): Said => ({
    params: { organizationId: organisationId },
    ...(body === undefined ? {} : { body }),
  });
}

function byId({ teamId: id }: Stage): Said {
  return { params: { id } };
}
