import type { TokenScope } from '@traip/contract';
import type { ActingOrganisation } from '../db/acting-organisation.ts';

/** Who makes a call: a person, or a program in their name. Only `identifyCaller` creates one. */
export interface Caller {
  readonly userId: string;
  /** For a program it is the id of its token: no session has it, so whatever needs one is refused. */
  readonly sessionId: string;
  /** Set where a program calls with an access token. */
  readonly token?: CallerToken;
}

export interface CallerToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** The organisation that it acts for; null: for the person. */
  readonly organisation: ActingOrganisation | null;
}
