import { type authCalls, authRoutes, CallFailure, type Client, Login } from '@traip/contract';
import type { AuthOptions, PagesOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { type Locale, localisedPath } from '../../../i18n/locales.ts';
import { serverClient } from '../../../lib/api/server.ts';
import { safeCallback } from '../../../lib/session/safe-callback.ts';
import type { Settings } from '../../../lib/settings.ts';
import { callbackUrlCookie, cookiesFor } from './cookies.ts';
import { languageOf } from './language.ts';
import { log } from './log.ts';
import { answersByFormPost, socialProviders } from './providers.ts';
import { secondStepPath } from './second-step-path.ts';
import { errorNameOf, type ProvidedName, socialLogin } from './social-login.ts';

interface AuthRequest {
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly cookie: (name: string) => string | undefined;
  /** The provider in the path, if any: `callback/apple` is apple. */
  readonly providerId: string | undefined;
  readonly providedName: ProvidedName;
}

type AuthApi = Client<typeof authCalls>;

/** Created per request: its pages depend on the reader's language. */
export function authOptions(request: AuthRequest, settings: Settings): AuthOptions {
  const api = serverClient(authRoutes, request.headers);
  const secure = settings.publicOrigin.startsWith('https:');
  const fromForm = request.providerId === 'apple' && answersByFormPost(settings.publicOrigin);
  const callbackUrl = request.query.get('callbackUrl') ?? request.cookie(callbackUrlCookie(secure, fromForm));
  const locale = languageOf(callbackUrl, settings.publicOrigin, request.headers);
  return {
    secret: settings.authSecret,
    session: { strategy: 'jwt' },
    providers: [credentials(api), ...socialProviders(settings)],
    pages: pagesIn(locale),
    logger: log,
    cookies: cookiesFor(secure, fromForm),
    callbacks: {
      ...sessionCallbacks,
      signIn: async ({ user, account }) => {
        if (account?.type !== 'oauth') return true;
        const result = await socialLogin(api, account, { ...request.providedName, locale });
        if ('secondStep' in result) return secondStepPath(locale, callbackUrl, result.secondStep);
        if ('error' in result) return `${localisedPath(locale, '/error')}?error=${result.error}`;
        // The same object reaches the jwt callback next.
        user.club = result.club;
        return true;
      },
    },
  };
}

/** Our own screens instead of the built-in ones, in the reader's language. */
function pagesIn(locale: Locale): Partial<PagesOptions> {
  const signIn = localisedPath(locale, '/auth/login');
  return {
    signIn,
    verifyRequest: signIn,
    signOut: localisedPath(locale, '/profile'),
    error: localisedPath(locale, '/error'),
  };
}

const sessionCallbacks: AuthOptions['callbacks'] = {
  jwt: ({ token, user, trigger }) => {
    if (user?.club) return { ...token, club: user.club };
    if (trigger !== 'update') return token;
    // The browser has taken over the club session. What it sends along is ignored.
    const { club: _club, ...rest } = token;
    return rest;
  },
  session: ({ session, token }) => (token.club ? { ...session, club: token.club } : session),
  redirect: ({ url, baseUrl }) => baseUrl + (safeCallback(url, baseUrl) ?? ''),
};

function credentials(api: Pick<AuthApi, 'login'>) {
  return CredentialsProvider({
    name: 'Traip',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    authorize: async (given): Promise<User | null> => {
      const login = Login.safeParse(given);
      if (!login.success) return null;
      try {
        const club = await api.login({ body: login.data });
        return { id: club.user.id, email: club.user.email, name: club.user.firstName, club };
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure;
        // A thrown message becomes the name of the error; null is the service's own "CredentialsSignin".
        if (failure.code === 'CREDENTIALS_INCORRECT') return null;
        throw new Error(errorNameOf(failure.code));
      }
    },
  });
}
