import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';
import { picture } from './sample-bodies.ts';

const profile = {
  firstName: 'A',
  surnames: 'B',
  birthday: '1990-01-01',
  favoriteSport: 'GOLF',
  locale: 'es',
  privacy: 'PUBLIC',
};

const device = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
};

const appFacts = {
  name: 'Marcador Pro',
  website: 'https://marcador.example',
  redirectUris: ['https://marcador.example/vuelta'],
};
const authorizationRequest = {
  redirectUri: 'https://marcador.example/vuelta',
  responseType: 'code',
  scope: 'results',
  state: 'sábado',
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeChallengeMethod: 'S256',
};
const newToken = { name: 'Marcador', scopes: ['read', 'results'], days: 30 };

const createdPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** For accounts and notifications. */
export const accountInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
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
  'accessToken.create': () => ({ body: newToken }),
  'accessToken.revoke': ({ teamId: id }) => ({ params: { id } }),
  'accessToken.ofOrganisation': ({ orgCode }) => ({ params: { orgCode } }),
  'accessToken.createForOrganisation': ({ orgCode }) => ({
    params: { orgCode },
    body: { ...newToken, role: 'member' },
  }),
  'accessToken.revokeOfOrganisation': ({ orgCode, accessTokenId: id }) => ({ params: { orgCode, id } }),
  'app.list': ({ orgCode }) => ({ params: { orgCode } }),
  'app.create': ({ orgCode }) => ({ params: { orgCode }, body: { ...appFacts, isConfidential: true } }),
  'app.update': ({ orgCode, appId: id }) => ({ params: { orgCode, id }, body: appFacts }),
  'app.rotateSecret': ({ orgCode, appId: id }) => ({ params: { orgCode, id } }),
  'app.delete': ({ orgCode, appId: id }) => ({ params: { orgCode, id } }),
  'app.checkAuthorization': ({ appId: clientId }) => ({ body: { ...authorizationRequest, clientId } }),
  'app.authorize': ({ appId: clientId }) => ({
    body: { ...authorizationRequest, clientId, organisationId: null },
  }),
  'app.checkDevice': ({ deviceCode: code }) => ({ body: { code } }),
  'app.allowDevice': ({ deviceCode: code }) => ({ body: { code, organisationId: null } }),
  'app.denyDevice': ({ deviceCode: code }) => ({ body: { code } }),
  'app.disconnect': ({ teamId: id }) => ({ params: { id } }),
  'app.connectedToOrganisation': ({ orgCode }) => ({ params: { orgCode } }),
  'app.disconnectFromOrganisation': ({ orgCode, connectionId: id }) => ({ params: { orgCode, id } }),
  'follow.set': ({ teamId: id }) => ({ params: { kind: 'TEAM', id }, body: { rings: 'RESULTS' } }),
  'follow.remove': ({ teamId: id }) => ({ params: { kind: 'TEAM', id } }),
  'follow.merge': ({ teamId: id }) => ({ body: { follows: [{ kind: 'TEAM', id, rings: 'ALL' }] } }),
  'follow.ofDevice': ({ teamId: id }) => ({ body: { follows: [{ kind: 'TEAM', id, rings: 'ALL' }] } }),
  'follow.saveDevice': ({ teamId: id }) => ({
    body: { ...device, language: 'es', follows: [{ kind: 'TEAM', id, rings: 'ALL' }] },
  }),
  'follow.forgetDevice': () => ({ body: device }),
  'notification.mark': () => ({ body: { which: { all: true }, isRead: true } }),
  'notification.savePreference': () => ({ body: { kind: 'RESULT', channel: 'mail', isOn: true } }),
  'notification.addDevice': () => ({ body: device }),
  'notification.removeDevice': ({ matchId: id }) => ({ params: { id } }),
  'notification.unsubscription': () => ({ query: { token: 'x' } }),
  'notification.unsubscribe': () => ({ query: { token: 'x' }, body: {} }),
};
