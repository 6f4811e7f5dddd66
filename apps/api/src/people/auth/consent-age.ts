import { type Refusal, refuse } from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';
import { hasTurned } from './age.ts';

/** Below the age of consent nobody has an account of their own (LOPDGDD, art. 7). Whatever learns a birthday asks here. */
export function consentAgeRefusal(
  { consentAge, now }: Pick<Services, 'consentAge' | 'now'>,
  birthday: string,
): Refusal<'BELOW_CONSENT_AGE'> | undefined {
  if (hasTurned(consentAge, birthday, now())) return undefined;
  return refuse('BELOW_CONSENT_AGE', { field: 'birthday' });
}
