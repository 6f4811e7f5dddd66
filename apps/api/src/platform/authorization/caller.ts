import type { TokenScope } from '@traip/contract';
import type { ActingOrganisation } from '../db/acting-organisation.ts';

/** Who makes a call: a person, or a program in their name. Only `identifyCaller` creates one. */
export interface Caller {
  readonly userId: string;
  /** For a program, the id of its token. It matches no session, so calls that need one are refused. */
  readonly sessionId: string;
  /** Set when a program calls with an access token. */
  readonly token?: CallerToken;
}

export interface CallerToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** The organisation it acts for; null: it acts for the person. */
  readonly organisation: ActingOrganisation | null;
}
