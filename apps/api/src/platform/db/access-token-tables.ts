import type { TokenRole, TokenScope } from '@traip/contract';
import type { JSONColumnType } from 'kysely';

export interface AccessTokensTable {
  id: string;
  /** Whose it is, or who made it for the organisation. */
  userId: string;
  /** What somebody let an app do, with which it got this token; null: a person made it. */
  grantId: string | null;
  /** The organisation that it acts for, and as what; null: it acts for the person. */
  organisationId: string | null;
  role: TokenRole | null;
  name: string;
  scopes: JSONColumnType<TokenScope[]>;
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: string;
  /** Its beginning and its end, by which people tell it from others. */
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}
