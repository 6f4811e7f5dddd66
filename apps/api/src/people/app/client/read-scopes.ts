import { type TokenScope, tokenScopes } from '@traip/contract';

/** The default scopes, which only allow reading. */
const defaultScopes: readonly TokenScope[] = ['read'];

/** The scopes in the order of the catalogue; undefined if one does not exist. */
export function readScopes(text: string | undefined): readonly TokenScope[] | undefined {
  const requested = (text ?? '').split(' ').filter(Boolean);
  if (requested.length === 0) return defaultScopes;
  const known: readonly string[] = tokenScopes;
  return requested.every((scope) => known.includes(scope))
    ? tokenScopes.filter((scope) => requested.includes(scope))
    : undefined;
}
