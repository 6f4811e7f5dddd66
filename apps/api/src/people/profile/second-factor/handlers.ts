import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { confirmAuthenticator, newAuthenticator, removeAuthenticator } from './authenticator.ts';
import { confirm, confirmationOptions } from './confirm.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { addPasskey, newPasskeyOptions, removePasskey, renamePasskey } from './passkeys.ts';
import { secondFactorState } from './state.ts';

export const secondFactorHandlers: Handlers<typeof contract>['secondFactor'] = {
  get: ({ db, caller }) => secondFactorState(db, caller.userId),
  confirmationOptions,
  confirm,
  passkeyOptions: newPasskeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  newAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  newRecoveryCodes,
};
