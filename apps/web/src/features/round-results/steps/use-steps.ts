'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { brokerApi } from '../../../lib/api/browser.ts';
import { roundApi } from '../../../lib/api/round.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { RoundData } from '../queue/round-storage.ts';
import { isSavable, type RowView } from '../typed/row-status.ts';
import { missingNumbers } from './missing-numbers.ts';

/** One of the steps: its action, or why it's blocked. */
export interface Step {
  readonly label: string;
  readonly hint: string;
  readonly isOpen: boolean;
}

interface StepsInput {
  readonly data: RoundData;
  readonly rows: readonly RowView[];
  readonly isOnline: boolean;
}

/** Save, make official, pair the next round: in this order. The third is for rounds paired one by one. */
export function useStepTexts({ data, rows, isOnline }: StepsInput): {
  readonly save: Step;
  readonly official: Step;
  readonly pair: Step | null;
} {
  const t = useTranslations('roundResults.steps');
  const unit = useMatchUnit();
  const format = useFormatter();
  const savable = rows.filter(isSavable).length;
  const wrong = rows.filter(({ status }) => status === 'WRONG' || status === 'STALE').length;
  const open = rows.filter(({ match }) => match.state === 'FINISHED').length;
  const missing = missingNumbers(rows);
  const numbers = format.list(missing.map(String));
  const isOfficial = open === 0 && missing.length === 0;
  const saveHint = () => {
    if (wrong > 0) return t('someWrong', { count: wrong });
    if (savable === 0) return t('nothingToSave');
    return isOnline ? t('seenAtOnce') : t('keptHere');
  };
  const officialHint = () => {
    if (missing.length > 0) return t('missing', { count: missing.length, numbers, unit });
    if (isOfficial) return t('isOfficial');
    return savable > 0 ? t('saveFirst') : t('finalWord');
  };
  return {
    save: { label: t('save', { count: savable }), hint: saveHint(), isOpen: savable > 0 },
    official: {
      label: missing.length > 0 && open > 0 ? t('makeSomeOfficial', { count: open }) : t('makeOfficial'),
      hint: officialHint(),
      isOpen: open > 0 && savable === 0 && isOnline,
    },
    pair: usePairStep(
      { data, isOnline },
      data.algorithm === 'MEXICANO' ? missing.length === 0 && savable === 0 : isOfficial,
    ),
  };
}

function usePairStep(
  { data, isOnline }: Pick<StepsInput, 'data' | 'isOnline'>,
  isReady: boolean,
): Step | null {
  const t = useTranslations('roundResults.steps');
  const { round, rounds, swissRounds, mayPair } = data;
  if (swissRounds === null || round === null || !mayPair) return null;
  const next = round + 1;
  const label = t('pair', { round: next });
  if (next > swissRounds) return { label: t('allPaired'), hint: t('lastRound'), isOpen: false };
  if (rounds.some((other) => other.round === next))
    return { label, hint: t('isPaired', { round: next }), isOpen: false };
  const isMexicano = data.algorithm === 'MEXICANO';
  if (!isReady)
    return { label, hint: t(isMexicano ? 'whenPlayed' : 'whenOfficial', { round }), isOpen: false };
  return { label, hint: t('pairHint'), isOpen: isOnline };
}

/** Runs the second and the third step, one at a time. */
export function useStepActions(competitionId: string, onDone: () => Promise<void>) {
  const t = useTranslations('roundResults.steps');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      const done = await work();
      await onDone();
      toast(done);
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
      await onDone();
    } finally {
      setBusy(false);
    }
  };
  const makeOfficial = (phaseId: string, round: number) =>
    run(async () => {
      const body = { phaseId, round };
      const { official } = await roundApi.makeOfficial({ params: { competitionId }, body });
      return t('madeOfficial', { count: official.length });
    });
  const pair = (phaseId: string, round: number, onPaired: () => void) =>
    run(async () => {
      await brokerApi.process({ body: { competitionId, phaseId, mode: 'COMMIT', keepPlayed: true, round } });
      onPaired();
      return t('paired', { round });
    });
  const redraw = (phaseId: string, round: number) =>
    run(async () => {
      await brokerApi.process({ body: { competitionId, phaseId, mode: 'COMMIT', keepPlayed: true } });
      return t('paired', { round });
    });
  return { isBusy, makeOfficial, pair, redraw };
}
