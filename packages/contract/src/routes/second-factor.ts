// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const secondFactorRoutes: RoutesOf<typeof contract.secondFactor> = {
  get: { method: 'GET', path: '/profile/second-factor' },
  confirmationOptions: { method: 'POST', path: '/profile/confirmation-options' },
  confirm: { method: 'POST', path: '/profile/confirmation', hasBody: true },
  passkeyOptions: { method: 'POST', path: '/profile/passkey-options' },
  addPasskey: { method: 'POST', path: '/profile/passkeys', hasBody: true },
  renamePasskey: { method: 'PUT', path: '/profile/passkeys/{id}', hasBody: true },
  removePasskey: { method: 'DELETE', path: '/profile/passkeys/{id}' },
  newAuthenticator: { method: 'POST', path: '/profile/authenticator' },
  confirmAuthenticator: { method: 'PUT', path: '/profile/authenticator', hasBody: true },
  removeAuthenticator: { method: 'DELETE', path: '/profile/authenticator' },
  newRecoveryCodes: { method: 'POST', path: '/profile/recovery-codes' },
};
