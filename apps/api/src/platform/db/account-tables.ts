import type { Locale, OAuthProvider, Privacy } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { StoredPasskey } from './second-factor-tables.ts';

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
  bio: string | null;
  privacy: Generated<Privacy>;
  avatarKey: string | null;
  /** Name and code without accents or case, for searching. */
  searchText: string;
  /** When the account was deleted: names and addresses are erased, the row stays for the records. */
  deletedAt: Date | null;
}

/** An account at a provider that signs in as one of our users. */
export interface UserIdentitiesTable {
  provider: OAuthProvider;
  subject: string;
  userId: string;
  createdAt: Date;
}

/** One per login: the family of all refresh tokens descended from that login. */
export interface SessionsTable {
  id: string;
  userId: string;
  createdAt: Date;
  endedAt: Date | null;
  /** "Firefox", "Android": as the browser identifies itself. */
  browser: string | null;
  system: string | null;
  /** Where it was last used. */
  country: string | null;
  address: string | null;
  /** When its owner last proved their identity. */
  confirmedAt: Date | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token. The token itself is not stored. */
  hash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  rotatedAt: Date | null;
}

export type MailTokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'restore-email';

/** Waits for the owner of the address to confirm; `userId` is the account that will get the address. */
export interface RegistrationsTable {
  id: string;
  userId: string;
  userCode: string;
  firstName: string;
  surnames: string;
  birthday: string | null;
  favoriteSport: SportKey | null;
  locale: Locale;
  /** Null for users who registered with a passkey. */
  passwordHash: string | null;
  passkey: JSONColumnType<StoredPasskey | null, string | null, string | null>;
  privacy: Privacy;
  searchText: string;
  createdAt: Date;
  /** The texts in force at registration, in its language; null before texts had versions. */
  termsVersion: string | null;
  privacyVersion: string | null;
}

export interface MailTokensTable {
  hash: string;
  userId: string;
  /** The registration that a verification link belongs to. */
  registrationId: string | null;
  /** The address that an account will get. */
  email: string | null;
  purpose: MailTokenPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** Attempts at guessable things, such as codes, in the current window. */
export interface AttemptsTable {
  key: string;
  windowStartedAt: Date;
  count: number;
}
