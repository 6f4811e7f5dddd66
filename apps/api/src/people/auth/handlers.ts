import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { checkEmail } from './check-email.ts';
import { checkUserCode } from './check-user-code.ts';
import { forgetPassword } from './forget-password.ts';
import { forgetPasswordVerify } from './forget-password-verify.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { oauthLogin } from './oauth-login.ts';
import { profile } from './profile.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { verifyEmail } from './verify-email.ts';

export const authHandlers: Handlers<typeof contract>['auth'] = {
  login,
  logout,
  refresh,
  profile,
  forgetPassword,
  forgetPasswordVerify,
  register,
  verifyEmail,
  oauthLogin,
  checkEmail,
  checkUserCode,
};
