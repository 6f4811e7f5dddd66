import type { Locale, OAuthProvider, OrganisationRole } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { Generated, Kysely, Selectable, Transaction } from 'kysely';

/** The tables, as the code sees them: camelCase here, snake_case in the database. */
export interface Schema {
  users: UsersTable;
  userIdentities: UserIdentitiesTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  mailTokens: MailTokensTable;
  attempts: AttemptsTable;
  organisations: OrganisationsTable;
  organisationMembers: OrganisationMembersTable;
  mailbox: MailboxTable;
}

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;
export type User = Selectable<UsersTable>;

export interface UsersTable {
  id: string;
  email: string;
  userCode: string;
  firstName: string;
  surnames: string;
  /** Text like 2001-02-28: a birthday has no time zone. */
  birthday: string | null;
  favoriteSport: SportKey | null;
  locale: Locale;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
}

/** An account at a provider that signs in as one of our users. */
export interface UserIdentitiesTable {
  provider: OAuthProvider;
  subject: string;
  userId: string;
  createdAt: Date;
}

/** One per login: the family to which every refresh token descended from that login belongs. */
export interface SessionsTable {
  id: string;
  userId: string;
  createdAt: Date;
  endedAt: Date | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  rotatedAt: Date | null;
}

export type MailTokenPurpose = 'verify-email' | 'reset-password';

export interface MailTokensTable {
  hash: string;
  userId: string;
  purpose: MailTokenPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** How often somebody tried something that guesses, in the current window. */
export interface AttemptsTable {
  key: string;
  windowStartedAt: Date;
  count: number;
}

export interface OrganisationsTable {
  id: string;
  orgCode: string;
  name: string;
  createdAt: Date;
}

export interface OrganisationMembersTable {
  organisationId: string;
  userId: string;
  role: OrganisationRole;
  createdAt: Date;
}

/** Mails of a development machine, which have nowhere else to go. */
export interface MailboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}
