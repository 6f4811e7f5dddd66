import type { NextRequest } from 'next/server';
import NextAuth, { type AuthOptions } from 'next-auth';
import { settings } from '../../../lib/settings.ts';
import { appleName } from './apple-name.ts';
import { authOptions } from './options.ts';

interface AuthContext {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** Everything under /api/auth. */
export async function handleAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  const [action, providerId] = (await context.params).nextauth;
  const options = authOptions(
    {
      headers: request.headers,
      query: request.nextUrl.searchParams,
      cookie: (name) => request.cookies.get(name)?.value,
      providerId,
      providedName: action === 'callback' && providerId === 'apple' ? await appleName(request) : {},
    },
    settings(),
  );
  if (action === 'callback' && wasDenied(request)) return explain(options, 'AccessDenied');
  if (action === 'error' && !request.nextUrl.searchParams.get('error')) return explain(options, 'Default');
  return NextAuth(request, context, options);
}

/** What OAuth providers report when the person cancels; Apple has its own code. */
const denials = new Set(['access_denied', 'user_cancelled_authorize']);

function wasDenied(request: NextRequest): boolean {
  return denials.has(request.nextUrl.searchParams.get('error') ?? '');
}

/**
 * Replaces misleading errors of the service: it reports cancelling as an interrupted sign-in, and an error
 * without a name as `undefined`.
 */
function explain({ pages }: AuthOptions, name: 'AccessDenied' | 'Default'): Response {
  return new Response(null, { status: 302, headers: { location: `${pages?.error}?error=${name}` } });
}
