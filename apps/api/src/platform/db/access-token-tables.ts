import type { TokenRole, TokenScope } from '@traip/contract';
import type { JSONColumnType } from 'kysely';

export interface AccessTokensTable {
  id: string;
  /** Its owner, or who made it for the organisation. */
  userId: string;
  /** The user's grant to an app that got this token; null: a person made it. */
  grantId: string | null;
  /** The organisation it acts for, and its role there; null: it acts for the person. */
  organisationId: string | null;
  role: TokenRole | null;
  name: string;
  scopes: JSONColumnType<TokenScope[]>;
  /** SHA-256 of the token. The token itself is not stored. */
  hash: string;
  /** Its beginning and end, by which people recognise it. */
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}
