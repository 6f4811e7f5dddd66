'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import styles from './court-board.module.css';
import type { CourtActions } from './data/use-court-queue.ts';

interface TurnOffProps {
  /** How many matches are in the queue. */
  readonly waiting: number;
  readonly actions: CourtActions;
}

/** Back to matches with times. */
export function TurnOff({ waiting, actions }: TurnOffProps) {
  const t = useTranslations('courtQueue');
  const unit = useMatchUnit();
  const confirm = useConfirm();
  const turnOff = async () => {
    const isConfirmed = await confirm({
      title: t('turnOffTitle', { unit }),
      text: t('turnOffText', { count: waiting, unit }),
      confirmLabel: t('turnOff'),
    });
    if (isConfirmed) await actions.set(null);
  };
  return (
    <Button
      variant="text"
      className={styles.turnOff ?? ''}
      disabled={actions.isBusy}
      onClick={() => void turnOff()}
    >
      {t('turnOff')}
    </Button>
  );
}
