import type { TokenRole, TokenScope } from '@traip/contract';
import type { JSONColumnType } from 'kysely';

/** A third-party program; its id is its `client_id`. */
export interface AppsTable {
  id: string;
  organisationId: string;
  name: string;
  website: string | null;
  redirectUris: JSONColumnType<string[]>;
  /** SHA-256 of the secret; null: the app cannot keep one. */
  secretHash: string | null;
  secretHint: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

/** A user's grant to an app. All tokens the app gets from it end with it. */
export interface AppGrantsTable {
  id: string;
  appId: string;
  userId: string;
  /** The organisation it acts for, and its role there; null: it acts for the person. */
  organisationId: string | null;
  role: TokenRole | null;
  scopes: JSONColumnType<TokenScope[]>;
  createdAt: Date;
  /** When it last got a token; null: not yet, so it is not listed. */
  renewedAt: Date | null;
  revokedAt: Date | null;
}

/** The code the browser takes to the app, which exchanges it once (RFC 6749, 7636). */
export interface AppCodesTable {
  hash: string;
  grantId: string;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface AppRefreshTokensTable {
  hash: string;
  grantId: string;
  expiresAt: Date;
  rotatedAt: Date | null;
}

/** A device without a browser that waits for a user to type the code it shows (RFC 8628). */
export interface AppDevicesTable {
  hash: string;
  userCode: string;
  appId: string;
  scopes: JSONColumnType<TokenScope[]>;
  expiresAt: Date;
  /** Seconds to wait between polls; grows when the device polls too fast. */
  interval: number;
  askedAt: Date | null;
  deniedAt: Date | null;
  /** The user's grant. */
  grantId: string | null;
  usedAt: Date | null;
}
