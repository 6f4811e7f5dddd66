/** Gets a newer access token than the refused one; undefined if there is none. */
export type RenewToken = (refusedToken: string) => Promise<string | undefined>;

/** A fetch that renews the token once after a 401 and retries once. The second response is final. */
export function retryAfterRefresh(fetchOnce: typeof fetch, renewToken: RenewToken): typeof fetch {
  return async (input, init) => {
    const response = await fetchOnce(input, init);
    const token = bearerOf(init);
    if (response.status !== 401 || token === undefined) return response;
    const newToken = await renewToken(token);
    if (newToken === undefined) return response;
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${newToken}`);
    return fetchOnce(input, { ...init, headers });
  };
}

function bearerOf(init: RequestInit | undefined): string | undefined {
  return new Headers(init?.headers).get('authorization')?.replace(/^Bearer /, '');
}
