import type { Trx } from '../../../platform/db/schema.ts';
import type { Keys } from '../../../platform/services/keys.ts';
import type { FoundApp } from '../client/queries.ts';
import type { issueTokens } from './issue-tokens.ts';
import type { OauthError } from './oauth-error.ts';

export type Form = Readonly<Record<string, string | undefined>>;

export interface ExchangeRequest {
  readonly app: FoundApp;
  readonly form: Form;
  readonly keys: Keys;
  readonly at: Date;
}

/** Exchanges what an app has for tokens. An error does not roll back: what was written stays. */
export type Exchange = (
  trx: Trx,
  request: ExchangeRequest,
) => Promise<Awaited<ReturnType<typeof issueTokens>> | OauthError>;
