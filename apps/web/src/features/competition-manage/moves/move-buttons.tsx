'use client';

import Button from '@mui/material/Button';
import type { CompetitionState } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Managed, PhaseData } from '../data/use-competition.ts';
import { inUsualOrder, moveOf } from './move.ts';
import { MoveDialog, phaseMove } from './move-dialog.tsx';
import styles from './moves.module.css';

interface MoveButtonsProps extends Managed {
  readonly phase?: PhaseData;
}

/** Where this person may take it from here. */
export function MoveButtons({ competition, orgCode, phase }: MoveButtonsProps) {
  const t = useTranslations('competitionManage');
  const [to, setTo] = useState<CompetitionState | null>(null);
  const { state, next } = phase ?? competition;
  if (next.length === 0) return null;
  const label = (wanted: CompetitionState) => {
    const move = moveOf(state, wanted);
    return phase === undefined ? t(`moves.${move}.action`) : t(`phaseMoves.${phaseMove(move)}.action`);
  };
  return (
    <div className={styles.buttons}>
      {inUsualOrder(state, next).map((wanted, index) => (
        <Button
          key={wanted}
          variant={index === 0 && phase === undefined && wanted !== 'CANCELED' ? 'contained' : 'outlined'}
          onClick={() => setTo(wanted)}
          sx={wanted === 'CANCELED' ? { color: 'var(--error)' } : {}}
        >
          {label(wanted)}
        </Button>
      ))}
      {to !== null && (
        <MoveDialog
          competition={competition}
          orgCode={orgCode}
          {...(phase && { phase })}
          to={to}
          onClose={() => setTo(null)}
        />
      )}
    </div>
  );
}
