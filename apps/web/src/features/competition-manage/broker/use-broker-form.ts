'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { brokerApi } from '../../../lib/api/browser.ts';
import type { Params } from '../../../ui/broker-params/control-of.ts';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useInvalidateCompetitions } from '../data/use-competition.ts';
import type { Algorithm, Config, PhaseOfCompetition } from './use-broker.ts';

interface Draft {
  readonly algorithm: Algorithm['key'] | '';
  readonly params: Params;
  readonly seed: string;
}

const draftOf = (config: Config | null): Draft =>
  config === null
    ? { algorithm: '', params: {}, seed: '' }
    : { algorithm: config.algorithm, params: config.params, seed: config.seed };

type Upsert = Parameters<typeof brokerApi.upsert>[0]['body'];

/** The settings of a phase's fixtures. They are saved before the preview. */
export function useBrokerForm(named: PhaseOfCompetition, config: Config | null) {
  const t = useTranslations('competitionManage.broker');
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCompetitions();
  const [draft, setDraft] = useState(() => draftOf(config));
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(config));
  const change = (next: Partial<Draft>) => setDraft((previous) => ({ ...previous, ...next }));

  /** True when saving succeeded. */
  const save = async (): Promise<boolean> => {
    setFailure(null);
    setRefused(new Set());
    const { algorithm, params, seed } = draft;
    if (algorithm === '') {
      setFailure(t('chooseFirst'));
      return false;
    }
    setBusy(true);
    try {
      const body = { ...named, algorithm, params: params as Upsert['params'], ...(seed.trim() && { seed }) };
      const saved = await brokerApi.upsert({ body });
      setDraft(draftOf(saved));
      await invalidate();
      return true;
    } catch (reason) {
      setRefused(refusedIn(reason));
      setFailure(failureMessage(reason, t('saveFailed')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { draft, change, save, isDirty, refused, failure, busy };
}

/** Refused parameters are reported by path in their own list. */
function refusedIn(failure: unknown): ReadonlySet<string> {
  if (!(failure instanceof CallFailure && failure.code === 'PARAMS_INVALID')) return new Set();
  const details = (failure.error?.details ?? []) as readonly { readonly path: string }[];
  return new Set(details.map(({ path }) => path.split('.')[0] ?? path));
}
