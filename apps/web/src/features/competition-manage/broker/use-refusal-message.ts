'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

const known = [
  'NOT_ENOUGH_TEAMS',
  'TOO_MANY_TEAMS',
  'DUPLICATE_SEED',
  'INVALID_PARAM',
  'INFEASIBLE_CONSTRAINTS',
  'NO_LEGAL_PAIRING',
  'DEPENDENT_STARTED',
  'TOO_MANY_MATCHES',
] as const;

interface Breach {
  readonly breach?: string;
  readonly min?: number;
  readonly max?: number;
  readonly given?: number;
  readonly seed?: number;
}

/** Why the fixtures can't be generated, with numbers where available. */
export function useRefusalMessage(): (failure: unknown) => string {
  const t = useTranslations('competitionManage.broker');
  const failureMessage = useFailureMessage();
  return (failure) => {
    const isRefused = failure instanceof CallFailure && failure.code === 'FORMAT_REFUSED';
    const details = (isRefused ? failure.error?.details : undefined) as Breach | undefined;
    const breach = known.find((item) => item === details?.breach);
    if (breach === undefined) return failureMessage(failure, t('failed'));
    const { min = 0, max = 0, given = 0, seed = 0 } = details ?? {};
    return t(`breaches.${breach}`, { min, max, given, seed });
  };
}
