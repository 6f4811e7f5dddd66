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
  { name: 'search-one-kind', path: '/?q=liga&kind=TRAIP' },
  { name: 'search-without-result', path: '/?q=zzz' },
  { name: 'offline', path: '/offline' },
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
  { name: 'my-matches', path: '/my-matches', as: demo.referee },
  { name: 'my-matches-all', path: '/my-matches?timeline=ALL&search=zzz', as: demo.superAdmin },
  { name: 'profile', path: '/profile', as: demo.referee },
  { name: 'my-teams', path: '/my-teams', as: demo.superAdmin },
  { name: 'my-team-gone', path: '/my-teams/nowhere', as: demo.member },
  { name: 'join-by-a-useless-code', path: `/join/${token}`, as: demo.member },
  { name: 'teams', path: '/dashboard/liga-norte/teams', as: demo.admin },
  { name: 'teams-not-found', path: '/dashboard/liga-norte/teams?search=zzz', as: demo.admin },
  { name: 'traips', path: '/dashboard/liga-norte/traips', as: demo.admin },
  { name: 'traip-gone', path: '/dashboard/liga-norte/traips/nowhere', as: demo.admin },
  { name: 'wizard', path: '/dashboard/liga-norte/competitions/new', as: demo.admin },
  ...['season', 'competition', 'format', 'teams', 'calendar', 'review'].map((step) => ({
    name: `wizard-${step}`,
    path: `/dashboard/liga-norte/competitions/new?step=${step}`,
    as: demo.admin,
  })),
  { name: 'public-traip-unknown', path: '/t/nobody', status: 404 },
  { name: 'competitions', path: '/dashboard/liga-norte/competitions', as: demo.admin },
  { name: 'competitions-not-found', path: '/dashboard/liga-norte/competitions?search=zzz', as: demo.admin },
  { name: 'competition-gone', path: '/dashboard/liga-norte/competitions/nowhere', as: demo.admin },
  { name: 'matches', path: '/dashboard/liga-norte/matches', as: demo.admin },
  { name: 'matches-not-found', path: '/dashboard/liga-norte/matches?search=zzz', as: demo.admin },
  { name: 'match-desk-gone', path: '/dashboard/liga-norte/matches/nowhere', as: demo.admin },
  { name: 'team-match-gone', path: '/my-teams/nowhere/matches/nowhere', as: demo.member },
  { name: 'scorer-link-incomplete', path: '/score/nowhere' },
  { name: 'scorer-link-useless', path: `/score/nowhere#${token}` },
  { name: 'venues', path: '/dashboard/liga-norte/venues', as: demo.admin },
  { name: 'venues-closed', path: '/dashboard/liga-norte/venues?tab=closed', as: demo.admin },
  { name: 'venues-homes', path: '/dashboard/liga-norte/venues?tab=homes', as: demo.member },
  { name: 'public-team-unknown', path: '/team/nowhere', status: 404 },
  { name: 'public-profile-unknown', path: '/u/nobody-at-all', status: 404 },
  { name: 'dashboard', path: '/dashboard/liga-norte', as: demo.admin },
  { name: 'dashboard-of-strangers', path: '/dashboard/cd-alameda', as: demo.member },
  { name: 'settings-general', path: '/dashboard/liga-norte/settings', as: demo.superAdmin },
  { name: 'settings-company', path: '/dashboard/liga-norte/settings?tab=company', as: demo.admin },
  { name: 'settings-company-forbidden', path: '/dashboard/liga-norte/settings?tab=company', as: demo.member },
  { name: 'settings-contact', path: '/dashboard/liga-norte/settings?tab=contact', as: demo.admin },
  { name: 'settings-members', path: '/dashboard/liga-norte/settings?tab=members', as: demo.superAdmin },
  { name: 'new-organisation', path: '/organisations/new', as: demo.member },
  { name: 'invitations', path: '/invitations', as: demo.member },
  { name: 'notifications', path: '/notifications', as: demo.superAdmin },
  { name: 'notifications-none', path: '/notifications?kind=SUSPENSION&unread=yes', as: demo.member },
  { name: 'unsubscribe-by-a-useless-link', path: `/unsubscribe?token=${token}` },
  { name: 'public-organisation', path: '/o/liga-norte' },
  { name: 'widget-unknown', path: '/embed/standings/nowhere', status: 404 },
  { name: 'tv-unknown', path: '/tv/nowhere', status: 404 },
  { name: 'public-competition-unknown', path: '/c/nowhere', status: 404 },
  { name: 'public-match-unknown', path: '/m/nowhere', status: 404 },
  { name: 'public-organisation-unknown', path: '/o/nobody', status: 404 },
  { name: 'not-found', path: '/nowhere', status: 404 },
];
