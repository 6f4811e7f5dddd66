const key = 'traip.docs.token';

/** Kept until the tab is closed, and sent only to this server. */
export function rememberToken(token: string): void {
  if (token !== '') sessionStorage.setItem(key, token);
}

export function rememberedToken(): string {
  return sessionStorage.getItem(key) ?? '';
}
