'use client';

import { useTranslations } from 'next-intl';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { newId } from '../data/use-register.ts';

/** Starts the match at once, and informs the backend when online. */
export function useStart(): () => Promise<void> {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const { desk, unit, clockOffset, move } = useDeskContext();
  return async () => {
    const force = desk.state === 'CREATED';
    const question = {
      title: t('startUndated'),
      text: t('startUndatedText', { unit }),
      confirmLabel: t('start', { unit }),
    };
    if (force && !(await confirm(question))) return;
    const at = new Date(Date.now() + clockOffset).toISOString();
    move({
      move: 'START',
      force,
      event: { clientEventId: newId(), type: 'START', period: 1, minute: 0, second: 0, at },
    });
  };
}
