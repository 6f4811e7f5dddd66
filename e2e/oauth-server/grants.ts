import { randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

export type Client = { readonly clientId: string; readonly clientSecret: string };
type Code = { readonly person: Person; readonly redirectUri: string };

/** The authorization codes and access tokens of a plain OAuth provider. A code is good for one exchange. */
export function createGrants() {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, { person: Person; clientId: string }>();
  return {
    issueCode(person: Person, redirectUri: string): string {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { person, redirectUri });
      return code;
    },
    redeemCode(code: string, redirectUri: string): Person | null {
      const found = codes.get(code);
      codes.delete(code);
      return found?.redirectUri === redirectUri ? found.person : null;
    },
    issueToken(person: Person, clientId: string): string {
      const token = randomBytes(20).toString('hex');
      tokens.set(token, { person, clientId });
      return token;
    },
    findToken: (token: string) => tokens.get(token),
    forgetCodes: () => codes.clear(),
  };
}

export type Grants = ReturnType<typeof createGrants>;
