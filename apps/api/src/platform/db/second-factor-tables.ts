import type { Generated, JSONColumnType } from 'kysely';

/** The stored data of a passkey: none of it is secret. */
export interface StoredPasskey {
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly name: string;
}

export interface PasskeysTable {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  /** How often it was used, as counted by its device; some always report 0. */
  counter: number;
  transports: JSONColumnType<readonly string[]>;
  isSynced: boolean;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** An authenticator app that shows a new code every thirty seconds. */
export interface AuthenticatorsTable {
  userId: string;
  /** Encrypted: unlike a password, the server needs the secret itself. */
  sealedSecret: string;
  createdAt: Date;
  /** Null until a first code was entered. */
  confirmedAt: Date | null;
  /** The latest half minute whose code was used; no code can be used twice. */
  usedStep: Generated<number>;
}

/** Exist exactly while a password is not enough to sign in. */
export interface RecoveryCodesTable {
  hash: string;
  userId: string;
  usedAt: Date | null;
}

export type ChallengePurpose = 'second-step' | 'passkey-login' | 'confirmation' | 'new-passkey' | 'sign-up';

/** Something that a browser has to answer soon, and only once. */
export interface ChallengesTable {
  id: string;
  purpose: ChallengePurpose;
  /** Null where it is not known yet who will answer. */
  userId: string | null;
  challenge: string;
  failures: Generated<number>;
  expiresAt: Date;
}
