import { type Refusal, refuse } from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';
import { hasTurned } from './age.ts';

/** No accounts below the age of consent (LOPDGDD, art. 7). Every call that learns a birthday asks here. */
export function consentAgeRefusal(
  { consentAge, now }: Pick<Services, 'consentAge' | 'now'>,
  birthday: string,
): Refusal<'BELOW_CONSENT_AGE'> | undefined {
  if (hasTurned(consentAge, birthday, now())) return undefined;
  return refuse('BELOW_CONSENT_AGE', { field: 'birthday' });
}
