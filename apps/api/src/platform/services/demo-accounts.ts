import type { DemoPersona } from '@traip/contract';

/** The accounts visitors of the demo can sign in as, all with one public password. */
export interface DemoAccounts {
  readonly password: string;
  readonly personas: readonly { readonly persona: DemoPersona; readonly email: string }[];
}
