import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Call } from './call.ts';
import { contract } from './contract.ts';
import { scopesCover, tokenScopes } from './permissions/token-scopes.ts';
import { isForOtherSites, isRead, tokenNeedOf } from './token-needs.ts';

const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries<Call>(group).map(([name, call]) => [`${resource}.${name}`, call] as const),
);
const needing = (need: string): string[] =>
  calls
    .filter(([, call]) => call.access.kind !== 'anyone' && tokenNeedOf(call) === need)
    .map(([name]) => name);

/** Written by hand: signing in, confirmations, identity documents, and secrets that outlive a token. */
const ofSessions = [
  'organisation.delete',
  'organisation.saveFiscalData',
  'member.changeRole',
  'member.remove',
  'member.add',
  'member.invite',
  'team.delete',
  'team.changeRole',
  'team.changeOwner',
  'team.removeUser',
  'consent.remind',
  'consent.printForms',
  'consent.printForm',
  'consent.papers',
  'consent.recordPaper',
  'consent.withdrawPaper',
  'consent.openPaper',
  'personDocument.list',
  'personDocument.save',
  'personDocument.setFile',
  'personDocument.open',
  'personDocument.remove',
  'profile.changePassword',
  'profile.changeEmail',
  'profile.sessions',
  'profile.endSession',
  'profile.endOtherSessions',
  'profile.myData',
  'profile.deleteAccount',
  'family.get',
  'family.add',
  'family.change',
  'family.setPhoto',
  'family.consent',
  'family.own',
  'family.decideOwn',
  'family.leave',
  'secondFactor.get',
  'secondFactor.confirmationOptions',
  'secondFactor.confirm',
  'secondFactor.passkeyOptions',
  'secondFactor.addPasskey',
  'secondFactor.renamePasskey',
  'secondFactor.removePasskey',
  'secondFactor.newAuthenticator',
  'secondFactor.confirmAuthenticator',
  'secondFactor.removeAuthenticator',
  'secondFactor.newRecoveryCodes',
  'accessToken.mine',
  'accessToken.create',
  'accessToken.revoke',
  'accessToken.ofOrganisation',
  'accessToken.createForOrganisation',
  'accessToken.revokeOfOrganisation',
  'app.list',
  'app.create',
  'app.update',
  'app.rotateSecret',
  'app.delete',
  'app.checkAuthorization',
  'app.authorize',
  'app.checkDevice',
  'app.allowDevice',
  'app.denyDevice',
  'app.connected',
  'app.disconnect',
  'app.connectedToOrganisation',
  'app.disconnectFromOrganisation',
  'traip.delete',
  'competition.delete',
  'ownEntry.list',
  'ownEntry.enter',
  'ownEntry.withdraw',
  'partner.list',
  'partner.look',
  'partner.stop',
  'partner.ask',
  'partner.takeBack',
  'partner.answer',
  'partner.join',
  'partner.change',
  'partner.history',
  'weighIn.get',
  'weighIn.setClass',
  'weighIn.weigh',
  'weighIn.move',
  'question.exportLicences',
  'auditLog.export',
  'match.createScorerLink',
  'exchange.exportTeams',
  'exchange.exportCompetition',
  'live.ticket',
  'agenda.mine',
  'agenda.create',
  'agenda.revoke',
  'webhook.create',
  'webhook.update',
  'webhook.secret',
  'webhook.rotateSecret',
  'notification.addDevice',
  'notification.removeDevice',
  'notification.ticket',
];

describe('what a call requires of an access token', () => {
  it('is a session only for calls that a program must never make', () => {
    assert.deepEqual(needing('session').toSorted(), ofSessions.toSorted());
  });

  it('is `read` for calls that change nothing and are not sensitive', () => {
    for (const name of needing('read')) {
      const call = calls.find(([each]) => each === name)?.[1] as Call;
      assert.ok(isRead(call) && !call.isSensitive, name);
    }
    const others = calls.filter(([, call]) => !isRead(call) && call.access.kind !== 'anyone');
    for (const [name, call] of others) assert.notEqual(tokenNeedOf(call), 'read', name);
  });

  it('is a limited scope for running a competition', () => {
    const samples = {
      results: [
        'match.registerEvents',
        'match.addManualResult',
        'raceResult.import',
        'exchange.importResults',
      ],
      competitions: ['competition.create', 'calendar.apply', 'venue.update', 'broker.process'],
      people: ['team.create', 'squad.add', 'registration.decide', 'exchange.importTeams'],
    };
    for (const [scope, names] of Object.entries(samples))
      for (const name of names) assert.ok(needing(scope).includes(name), `${name} is for ${scope}`);
  });

  it('is a session for an undeclared call', () => {
    const { byId } = contract.member;
    assert.equal(tokenNeedOf(byId), 'read');
    assert.equal(tokenNeedOf({ ...byId }), 'session');
  });
});

it('a scope covers itself, and `all` covers every scope', () => {
  for (const need of tokenScopes)
    assert.deepEqual(
      tokenScopes.filter((scope) => scopesCover([scope], need)),
      need === 'all' ? ['all'] : [need, 'all'],
    );
});

it('other sites can make no call that opens or needs a session', () => {
  for (const [name, call] of calls.filter(([each]) => each.startsWith('auth.') && each !== 'auth.profile'))
    assert.equal(isForOtherSites(call), false, name);
  for (const name of ofSessions) {
    const call = calls.find(([each]) => each === name)?.[1] as Call;
    assert.equal(isForOtherSites(call), false, name);
  }
  for (const [name, call] of calls.filter(
    ([, call]) => call.method === 'GET' && call.access.kind === 'anyone',
  ))
    assert.ok(isForOtherSites(call), name);
});
