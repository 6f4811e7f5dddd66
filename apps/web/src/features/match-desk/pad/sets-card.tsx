'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDeskContext, useOpenSet } from '../data/desk-context.tsx';
import { padButtons, takesSets } from './pad-buttons.ts';
import { type OpenSet, SetDialog } from './set-dialog.tsx';
import styles from './sets.module.css';

/** Each set can be entered as a whole, and corrected. */
export function SetsCard() {
  const t = useTranslations('matchDesk');
  const { rules, match, unit } = useDeskContext();
  const open = useOpenSet();
  const [selected, setSelected] = useState<OpenSet | null>(null);
  if (!takesSets(rules)) return null;
  const { sets, decided } = match.tally;
  // When points are registered, sets follow from them.
  const hasPoints = padButtons(rules).some(({ type }) => type === 'GOAL');
  return (
    <Card title={t('sets', { unit })} flush>
      <ol>
        {sets.map((set) => (
          <li key={set.set} className={styles.set}>
            <span className={styles.name}>{t('setName', { set: set.set })}</span>
            <b className={styles.points}>
              {set.home}–{set.away}
            </b>
            <IconButton aria-label={t('mendSet', { set: set.set })} onClick={() => setSelected(set)}>
              <EditRounded />
            </IconButton>
          </li>
        ))}
      </ol>
      {decided === null && (
        <div className={styles.add}>
          <Button
            variant={hasPoints ? 'outlined' : 'contained'}
            size="large"
            fullWidth
            startIcon={<AddRounded />}
            onClick={() => setSelected(open)}
          >
            {t('wholeSet', { set: open.set })}
          </Button>
        </div>
      )}
      {selected !== null && <SetDialog selected={selected} onClose={() => setSelected(null)} />}
    </Card>
  );
}
