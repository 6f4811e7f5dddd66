'use client';

import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useTheDesk } from '../data/the-desk.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { type Entry, entriesOf, lastOf } from './entries.ts';
import styles from './log.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { useTakeBack } from './use-take-back.ts';

/** The last thing that was registered, and its undo. */
export function LastEvent() {
  const { desk, queue } = useTheDesk();
  const last = lastOf(desk, entriesOf(desk, queue));
  return <div role="status">{last !== null && <Last entry={last} />}</div>;
}

function Last({ entry }: { readonly entry: Entry }) {
  const t = useTranslations('matchDesk');
  const { rules, desk } = useTheDesk();
  const { title, facts } = useEntryWords()(entry);
  const takeBack = useTakeBack();
  const isWaiting = entry.eventId === null;
  const mayUndo = isWaiting || desk.actions.includes('deleteEvent');
  return (
    <div className={styles.last}>
      <span className={`${styles.icon} ${styles[entry.type] ?? ''}`}>
        <EventIcon type={entry.type} kind={entry.kind} scoring={rules.scoring} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{[...facts, isWaiting ? t('queued') : t('sent')].join(' · ')}</span>
      </span>
      {mayUndo && (
        <Button
          variant="outlined"
          startIcon={<UndoRounded />}
          sx={{ minHeight: 48 }}
          onClick={() => void takeBack(entry)}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
