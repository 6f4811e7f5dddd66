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
      toldName: action === 'callback' && providerId === 'apple' ? await appleName(request) : {},
    },
    settings(),
  );
  if (action === 'callback' && wasDenied(request)) return explainDenial(options);
  return NextAuth(request, context, options);
}

/** What OAuth providers report when the person cancels; Apple has its own code. */
const denials = new Set(['access_denied', 'user_cancelled_authorize']);

function wasDenied(request: NextRequest): boolean {
  return denials.has(request.nextUrl.searchParams.get('error') ?? '');
}

/** The service would report an interrupted sign-in, but cancelling was the person's own choice. */
function explainDenial({ pages }: AuthOptions): Response {
  return new Response(null, { status: 302, headers: { location: `${pages?.error}?error=AccessDenied` } });
}
