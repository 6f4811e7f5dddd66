/** What an access token may be used for; `all` is everything that a token can do. */
export const tokenScopes = ['read', 'results', 'competitions', 'people', 'all'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a call asks of a token: a scope, or that it be made in a session, by somebody who has signed in. */
export type TokenNeed = TokenScope | 'session';

/** Whether a token with these scopes may make a call that asks for this. */
export function scopesCover(scopes: readonly TokenScope[], need: TokenScope): boolean {
  return scopes.includes(need) || scopes.includes('all');
}

/** The roles in which a token of an organisation can act there. */
export const tokenRoles = ['admin', 'member'] as const;
export type TokenRole = (typeof tokenRoles)[number];
