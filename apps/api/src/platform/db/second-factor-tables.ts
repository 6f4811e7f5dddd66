import type { Generated, JSONColumnType } from 'kysely';

/** What is kept of a passkey: nothing in it is secret. */
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
  /** How often it was used, as its device counts; some always say 0. */
  counter: number;
  transports: JSONColumnType<readonly string[]>;
  isSynced: boolean;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** An app that shows a new code every thirty seconds. */
export interface AuthenticatorsTable {
  userId: string;
  /** Encrypted: unlike a password, the server needs the secret itself. */
  sealedSecret: string;
  createdAt: Date;
  /** Null until a first code has come. */
  confirmedAt: Date | null;
  /** The newest half minute whose code was used; no code counts twice. */
  usedStep: Generated<number>;
}

/** There are some exactly while a password alone does not sign in. */
export interface RecoveryCodesTable {
  hash: string;
  userId: string;
  usedAt: Date | null;
}

export type ChallengePurpose = 'second-step' | 'passkey-login' | 'confirmation' | 'new-passkey' | 'sign-up';

/** Something that a browser has to answer, once and soon. */
export interface ChallengesTable {
  id: string;
  purpose: ChallengePurpose;
  /** Null where it is not known yet who answers. */
  userId: string | null;
  challenge: string;
  failures: Generated<number>;
  expiresAt: Date;
}
