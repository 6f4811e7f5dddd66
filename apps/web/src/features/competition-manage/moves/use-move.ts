'use client';

import { CallFailure, text } from '@traip/contract';
import type { CompetitionState, Guard } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { dashboardApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import {
  type ManagedCompetition,
  type PhaseData,
  useInvalidateCompetitions,
} from '../data/use-competition.ts';
import { guardsOf } from './move.ts';

const withReason = z.object({ reason: text(300) });
const withoutReason = z.object({ reason: z.string().max(300) });

export interface MoveOptions extends ManagedCompetition {
  readonly to: CompetitionState;
  /** Moved instead of the competition. */
  readonly phase?: PhaseData;
}

/** Changes the state of a competition or phase. Blocking reasons are kept, to be shown in the dialog. */
export function useMove({ competition, orgCode, phase, to }: MoveOptions, onDone: () => void) {
  const t = useTranslations();
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  const [unmetGuards, setUnmetGuards] = useState<readonly Guard[]>([]);
  const from = (phase ?? competition).state;
  const asksReason = guardsOf(phase ? 'phase' : 'competition', from, to).includes('REASON_GIVEN');
  const body = { competitionId: competition.id, state: to, ...(phase && { phaseId: phase.id }) };
  const form = useShapeForm(asksReason ? withReason : withoutReason, {
    failed: t('competitionManage.moveFailed'),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      setUnmetGuards([]);
      try {
        await dashboardApi.changeState({ params: { orgCode }, body: { ...body, reason } });
      } catch (failure) {
        const guards = guardsIn(failure);
        if (guards === null) throw failure;
        return setUnmetGuards(guards);
      } finally {
        await invalidate();
      }
      toast(
        t('competitionManage.moved', {
          name: (phase ?? competition).name,
          state: t(`competitionStates.${to}`),
        }),
      );
      onDone();
    },
  });
  return { ...form, asksReason, unmetGuards };
}

function guardsIn(failure: unknown): readonly Guard[] | null {
  if (!(failure instanceof CallFailure && failure.code === 'TRANSITION_HELD_BACK')) return null;
  return (failure.error?.details as { guards?: readonly Guard[] } | undefined)?.guards ?? [];
}
