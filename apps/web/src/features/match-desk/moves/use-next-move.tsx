'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { usePeriodAction } from '../events/use-period-action.ts';
import { useFinish } from './use-finish.ts';
import { useMatchAction } from './use-match-action.ts';
import { useStart } from './use-start.ts';

interface NextMove {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => Promise<unknown>;
}

/** The next action for the match; its end only when it's over by the rules. A bout may end at any time. */
export function useNextMove(onEndBout: () => void) {
  const t = useTranslations('matchDesk');
  const { desk, rules, unit } = useDeskContext();
  const { busy, failure, close } = useClose();
  const start = useStart();
  const { finish, isOver } = useFinish();
  const label = usePeriodAction(rules);
  const { actions } = desk;
  const isBout = rules.bout !== null;
  const endBout = async () => onEndBout();
  const moves: readonly (NextMove & { readonly action: 'start' | 'finish' | 'close' })[] = [
    { action: 'start', label: label.start(1), icon: <PlayArrowRounded />, run: start },
    ...(isBout
      ? [{ action: 'finish', label: t('endBout'), icon: <FlagOutlined />, run: endBout } as const]
      : []),
    ...(isOver && !isBout
      ? [{ action: 'finish', label: t('finish', { unit }), icon: <FlagOutlined />, run: finish } as const]
      : []),
    { action: 'close', label: t('close'), icon: <CheckRounded />, run: close },
  ];
  const next = moves.find(({ action }) => actions.includes(action)) ?? null;
  return { next, isEndLater: actions.includes('finish') && !isOver && !isBout, busy, failure };
}

function useClose() {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const { desk, client } = useDeskContext();
  const { move, busy, failure } = useMatchAction();
  const close = async () => {
    const question = { title: t('closeTitle'), text: t('closeText'), confirmLabel: t('close') };
    const { id, version } = desk;
    if (await confirm(question)) await move(() => client.close({ params: { id }, body: { version } }));
  };
  return { close, busy, failure };
}
