'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useDeskContext, useOpenSet } from '../data/desk-context.tsx';
import { padButtons, takesSets } from './pad-buttons.ts';
import { SetDialog, type SetInHand } from './set-dialog.tsx';
import styles from './sets.module.css';

/** The sets so far; each can be entered whole, and put right. */
export function SetsCard() {
  const t = useTranslations('matchDesk');
  const { rules, match } = useDeskContext();
  const open = useOpenSet();
  const [inHand, setInHand] = useState<SetInHand | null>(null);
  if (!takesSets(rules)) return null;
  const { sets, decided } = match.tally;
  // Where points are counted, sets follow from them.
  const hasPoints = padButtons(rules).some(({ type }) => type === 'GOAL');
  return (
    <Card title={t('sets')} flush>
      <ol>
        {sets.map((one) => (
          <li key={one.set} className={styles.set}>
            <span className={styles.name}>{t('setName', { set: one.set })}</span>
            <b className={styles.points}>
              {one.home}–{one.away}
            </b>
            <IconButton aria-label={t('mendSet', { set: one.set })} onClick={() => setInHand(one)}>
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
            onClick={() => setInHand(open)}
          >
            {t('wholeSet', { set: open.set })}
          </Button>
        </div>
      )}
      {inHand !== null && <SetDialog inHand={inHand} onClose={() => setInHand(null)} />}
    </Card>
  );
}
