'use client';

import Button from '@mui/material/Button';
import type { CompetitionState } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ManagedCompetition, PhaseData } from '../data/use-competition.ts';
import { moveOf, sortMoves } from './move.ts';
import { MoveDialog, phaseMove } from './move-dialog.tsx';
import styles from './moves.module.css';

interface MoveButtonsProps extends ManagedCompetition {
  readonly phase?: PhaseData;
  /** The next step is blocked: it's offered, but not as the primary action. */
  readonly isBlocked?: boolean;
}

export function MoveButtons({ competition, orgCode, phase, isBlocked = false }: MoveButtonsProps) {
  const t = useTranslations('competitionManage');
  const [to, setTo] = useState<CompetitionState | null>(null);
  const { state, next } = phase ?? competition;
  if (next.length === 0) return null;
  const label = (target: CompetitionState) => {
    const move = moveOf(state, target);
    return phase === undefined ? t(`moves.${move}.action`) : t(`phaseMoves.${phaseMove(move)}.action`);
  };
  const isMain = (target: CompetitionState, index: number) =>
    index === 0 && phase === undefined && !isBlocked && target !== 'CANCELED';
  return (
    <div className={styles.buttons}>
      {sortMoves(state, next).map((target, index) => (
        <Button
          key={target}
          variant={isMain(target, index) ? 'contained' : 'outlined'}
          onClick={() => setTo(target)}
          sx={target === 'CANCELED' ? { color: 'var(--error)' } : {}}
        >
          {label(target)}
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
