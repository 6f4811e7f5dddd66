'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import type { Side, TypedResult } from '../typed/typed-result.ts';
import styles from './row.module.css';
import { ScoreBox } from './score-box.tsx';

interface ShootOutProps {
  readonly matchId: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly typed: TypedResult;
  readonly isReadOnly?: boolean;
  readonly onType: (value: TypedResult) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The shoot-out after a draw. */
export function ShootOut({ matchId, names, typed, isReadOnly = false, onType, onKeyDown }: ShootOutProps) {
  const t = useTranslations('roundResults');
  return (
    <span className={styles.kicks}>
      <span>{t('shootOut')}</span>
      {(['home', 'away'] as const).map((side) => (
        <ScoreBox
          key={side}
          id={`kicks-${matchId}-${side}`}
          label={t('shootOutOf', { name: names[side] })}
          value={typed.shootOut[side]}
          tone="plain"
          isReadOnly={isReadOnly}
          onType={(value) => onType({ ...typed, shootOut: { ...typed.shootOut, [side]: value } })}
          {...(onKeyDown && { onKeyDown })}
        />
      ))}
    </span>
  );
}
