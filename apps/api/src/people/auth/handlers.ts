import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { changeEmail } from './change-email.ts';
import { checkEmail } from './check-email.ts';
import { checkUserCode } from './check-user-code.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { forgetPassword } from './forget-password.ts';
import { forgetPasswordVerify } from './forget-password-verify.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { oauthLogin } from './oauth-login.ts';
import { passkeyLogin, passkeyOptions, signUpPasskeyOptions } from './passkey-login.ts';
import { profile } from './profile.ts';
import { refresh } from './refresh.ts';
import { register, registerWithPasskey } from './register.ts';
import { verifyEmail } from './verify-email.ts';

export const authHandlers: Handlers<typeof contract>['auth'] = {
  login,
  secondFactor: completeSignIn,
  passkeyOptions,
  passkeyLogin,
  logout,
  refresh,
  profile,
  forgetPassword,
  forgetPasswordVerify,
  register,
  registerWithPasskey,
  signUpPasskeyOptions,
  changeEmail,
  verifyEmail,
  oauthLogin,
  checkEmail,
  checkUserCode,
};
