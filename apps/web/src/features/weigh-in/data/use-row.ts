'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { readKilograms } from './read-kilograms.ts';
import { useWeighInActions } from './use-weigh-in.ts';

/** The actions on one weight: saved, refused with both numbers, or moved to another class. */
export function useRow(competitionId: string, teamId: string, show: (kg: number) => string) {
  const t = useTranslations('weighIn');
  const failureMessage = useFailureMessage();
  const actions = useWeighInActions(competitionId);
  const [problem, setProblem] = useState<string | null>(null);
  const [outsideClass, setOutsideClass] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, kg: number | null): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      setProblem(null);
      setOutsideClass(null);
      return true;
    } catch (failure) {
      const limit = limitIn(failure);
      setProblem(
        limit === null || kg === null
          ? failureMessage(failure, t('failed'))
          : t(limit.isOver ? 'over' : 'under', { kg: show(kg), limit: show(limit.kg) }),
      );
      setOutsideClass(limit === null ? null : kg);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = async (text: string): Promise<boolean> => {
    const kg = readKilograms(text);
    if (kg === null && text.trim() !== '') {
      setProblem(t('noNumber'));
      return false;
    }
    return run(() => actions.weigh(teamId, kg), kg);
  };
  return {
    problem,
    outsideClass,
    isBusy,
    save,
    /** With the new weight, or the stored one. */
    move: (toId: string, kg: number | null) => run(() => actions.move(teamId, toId, kg), kg),
    leaveOut: () => run(() => actions.leaveOut(teamId), null),
  };
}

function limitIn(failure: unknown): { readonly isOver: boolean; readonly kg: number } | null {
  if (!(failure instanceof CallFailure)) return null;
  const { code, error } = failure;
  if (code !== 'OVERWEIGHT' && code !== 'UNDERWEIGHT') return null;
  const { limit } = (error?.details ?? {}) as { readonly limit?: unknown };
  return { isOver: code === 'OVERWEIGHT', kg: Number(limit) };
}
