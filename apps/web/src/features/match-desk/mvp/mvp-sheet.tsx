'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { peopleOf } from '../data/people.ts';
import styles from '../pad/pads.module.css';
import { PlayerGrid } from '../pad/player-grid.tsx';
import type { Side } from '../queue/types.ts';

interface MvpSheetProps {
  /** Null: removes the choice. */
  readonly onChoose: (playerId: string | null) => void;
  readonly onClose: () => void;
}

export function MvpSheet({ onChoose, onClose }: MvpSheetProps) {
  const t = useTranslations('matchDesk');
  const { desk, substitutions } = useDeskContext();
  const [side, setSide] = useState<Side>(desk.mvp?.teamId === desk.away?.id ? 'away' : 'home');
  const { players } = peopleOf(desk, side, substitutions);
  const names = { home: desk.home?.name ?? '', away: desk.away?.name ?? '' };
  return (
    <Sheet
      title={t('mvp')}
      onClose={onClose}
      actions={
        desk.mvp !== null && (
          <Button variant="outlined" size="large" onClick={() => onChoose(null)}>
            {t('mvpNone')}
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        <Segments
          label={t('team')}
          value={side}
          onChange={setSide}
          options={(['home', 'away'] as const).map((value) => ({ value, label: names[value] }))}
        />
        <PlayerGrid key={side} players={players} onSelect={({ playerId }) => onChoose(playerId)} />
      </div>
    </Sheet>
  );
}
