import { type TokenScope, tokenScopes } from '@traip/contract';

/** The default scopes, which only allow reading. */
const defaultScopes: readonly TokenScope[] = ['read'];

/** The scopes in the order of the catalogue; undefined if one does not exist. */
export function readScopes(text: string | undefined): readonly TokenScope[] | undefined {
  const asked = (text ?? '').split(' ').filter(Boolean);
  if (asked.length === 0) return defaultScopes;
  const known: readonly string[] = tokenScopes;
  return asked.every((scope) => known.includes(scope))
    ? tokenScopes.filter((scope) => asked.includes(scope))
    : undefined;
}
