import type { Database } from '../db/schema.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { IdentityProviders } from './identity-providers.ts';
import type { Keys } from './keys.ts';
import type { LegalTexts } from './legal-texts.ts';

/** What every handler and job can use; created once at startup. */
export interface Services {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Uploaded pictures. */
  readonly files: Files;
  /** The public URL of the site, for links. */
  readonly publicOrigin: string;
  /** Sign tokens and links, one key for each purpose. */
  readonly keys: Keys;
  /** The age from which people can register themselves. */
  readonly consentAge: number;
  readonly legalTexts: LegalTexts;
  /** The name of the operator; null: not configured. */
  readonly operatorName: string | null;
  /** Whether commonly guessed passwords are refused. */
  readonly refusesEasyPasswords: boolean;
  /** The providers configured for social sign-in. */
  readonly providers: IdentityProviders;
  /** Null where the demo data was not planted. */
  readonly demo: DemoAccounts | null;
  readonly push: PushEndpoints;
  /** Whether webhooks may be on this machine: for development and tests. */
  readonly allowsLocalWebhooks: boolean;
  /** The clock; tests move it. */
  readonly now: () => Date;
}

/** What a browser needs to subscribe to push messages. */
export interface PushEndpoints {
  readonly publicKey: string;
  /** Whether an endpoint belongs to a push service that we send to. */
  readonly isService: (endpoint: string) => boolean;
}
