import type { TokenRole, TokenScope } from '@traip/contract';
import type { JSONColumnType } from 'kysely';

/** A program of somebody else; its id is its `client_id`. */
export interface AppsTable {
  id: string;
  organisationId: string;
  name: string;
  website: string | null;
  redirectUris: JSONColumnType<string[]>;
  /** SHA-256 of the secret; null: it cannot keep one. */
  secretHash: string | null;
  secretHint: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

/** What somebody let an app do, once. All tokens that it gets from that end with it. */
export interface AppGrantsTable {
  id: string;
  appId: string;
  userId: string;
  /** The organisation that it acts for, and as what; null: it acts for the person. */
  organisationId: string | null;
  role: TokenRole | null;
  scopes: JSONColumnType<TokenScope[]>;
  createdAt: Date;
  /** When it last got a token; null: not yet, and nobody has to know of it. */
  renewedAt: Date | null;
  revokedAt: Date | null;
}

/** What the browser takes to the app, which exchanges it once (RFC 6749, 7636). */
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

/** A device without a browser that waits for somebody to type what it shows (RFC 8628). */
export interface AppDevicesTable {
  hash: string;
  userCode: string;
  appId: string;
  scopes: JSONColumnType<TokenScope[]>;
  expiresAt: Date;
  /** Seconds to wait between two questions; grows when the device does not. */
  interval: number;
  askedAt: Date | null;
  deniedAt: Date | null;
  /** What somebody allowed. */
  grantId: string | null;
  usedAt: Date | null;
}
