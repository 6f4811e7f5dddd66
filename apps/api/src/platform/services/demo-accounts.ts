import type { DemoPersona } from '@traip/contract';

/** Whom visitors of the demo can sign in as, all with one password that everybody knows. */
export interface DemoAccounts {
  readonly password: string;
  readonly personas: readonly { readonly persona: DemoPersona; readonly email: string }[];
}
