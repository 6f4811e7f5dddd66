/** The scopes of an access token; `all` is everything that a token can do. */
export const tokenScopes = ['read', 'results', 'competitions', 'people', 'all'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a call requires of a token: a scope, or `session` for calls that need a signed-in person. */
export type TokenNeed = TokenScope | 'session';

/** Whether a token with these scopes meets the requirement of a call. */
export function scopesCover(scopes: readonly TokenScope[], need: TokenScope): boolean {
  return scopes.includes(need) || scopes.includes('all');
}

/** The roles in which a token of an organisation can act there. */
export const tokenRoles = ['admin', 'member'] as const;
export type TokenRole = (typeof tokenRoles)[number];
