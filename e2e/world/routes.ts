import { demo } from './accounts.ts';

export type Route = {
  readonly name: string;
  readonly path: string;
  /** Who must be signed in to see it. */
  readonly as?: string;
  readonly status?: number;
};

const token = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuv';

/** Every page that exists, with the states of it that an address alone can show. */
export const routes: readonly Route[] = [
  { name: 'landing', path: '/' },
  { name: 'search', path: '/?q=liga' },
  { name: 'login', path: '/auth/login' },
  { name: 'login-required', path: '/auth/login?error=SessionRequired' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'reset-password', path: `/auth/reset-password?token=${token}` },
  { name: 'reset-password-without-token', path: '/auth/reset-password' },
  { name: 'verify-email', path: '/auth/verify-email' },
  { name: 'error', path: '/error?error=OAuthAccountNotLinked' },
  { name: 'cookies', path: '/cookies' },
  { name: 'home', path: '/home', as: demo.superAdmin },
  { name: 'profile', path: '/profile', as: demo.referee },
  { name: 'dashboard', path: '/dashboard/liga-norte', as: demo.admin },
  { name: 'dashboard-of-strangers', path: '/dashboard/cd-alameda', as: demo.member },
  { name: 'not-found', path: '/nowhere', status: 404 },
];
