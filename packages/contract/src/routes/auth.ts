// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const authRoutes: RoutesOf<typeof contract.auth> = {
  login: { method: 'POST', path: '/auth/login', isForAnyone: true, hasBody: true },
  secondFactor: { method: 'POST', path: '/auth/second-factor', isForAnyone: true, hasBody: true },
  passkeyOptions: { method: 'POST', path: '/auth/passkey-options', isForAnyone: true, hasBody: true },
  passkeyLogin: { method: 'POST', path: '/auth/passkey-login', isForAnyone: true, hasBody: true },
  refresh: { method: 'POST', path: '/auth/refresh', isForAnyone: true, hasBody: true },
  logout: { method: 'POST', path: '/auth/logout', isForAnyone: true, hasBody: true },
  profile: { method: 'GET', path: '/auth/profile' },
  forgetPassword: { method: 'POST', path: '/auth/forget-password', isForAnyone: true, hasBody: true },
  forgetPasswordVerify: {
    method: 'POST',
    path: '/auth/forget-password-verify',
    isForAnyone: true,
    hasBody: true,
  },
  register: { method: 'POST', path: '/auth/register', isForAnyone: true, hasBody: true },
  signUpPasskeyOptions: {
    method: 'POST',
    path: '/auth/sign-up-passkey-options',
    isForAnyone: true,
    hasBody: true,
  },
  registerWithPasskey: {
    method: 'POST',
    path: '/auth/register-with-passkey',
    isForAnyone: true,
    hasBody: true,
  },
  changeEmail: { method: 'POST', path: '/auth/change-email', isForAnyone: true, hasBody: true },
  verifyEmail: { method: 'POST', path: '/auth/verify-email', isForAnyone: true, hasBody: true },
  oauthLogin: { method: 'POST', path: '/auth/oauth-login', isForAnyone: true, hasBody: true },
  checkEmail: { method: 'POST', path: '/auth/check-email', isForAnyone: true, hasBody: true },
  checkUserCode: { method: 'POST', path: '/auth/check-user-code', isForAnyone: true, hasBody: true },
};
