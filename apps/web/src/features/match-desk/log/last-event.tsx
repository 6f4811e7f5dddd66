'use client';

import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDeskContext } from '../data/desk-context.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { AssistSheet } from './assist-sheet.tsx';
import { type Entry, entriesOf, lastOf } from './entries.ts';
import styles from './log.module.css';
import { useCanAssist } from './use-assist.ts';
import { useEntryText } from './use-entry-text.ts';
import { useTakeBack } from './use-take-back.ts';

/** With undo, and the optional assist of a goal. */
export function LastEvent() {
  const { desk, queue, substitutions } = useDeskContext();
  const mayAssist = useCanAssist();
  const [assistEntry, setAssistEntry] = useState<Entry | null>(null);
  const last = lastOf(desk, entriesOf(desk, queue, substitutions));
  const asksAssist = last !== null && last.relatedName === null && mayAssist(last);
  return (
    <>
      <div role="status">
        {last !== null && (
          <div className={styles.last}>
            <Last entry={last} onAssist={asksAssist ? () => setAssistEntry(last) : null} />
          </div>
        )}
      </div>
      {assistEntry !== null && <AssistSheet entry={assistEntry} onClose={() => setAssistEntry(null)} />}
    </>
  );
}

interface LastProps {
  readonly entry: Entry;
  readonly onAssist: (() => void) | null;
}

function Last({ entry, onAssist }: LastProps) {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const { title, facts } = useEntryText()(entry);
  const takeBack = useTakeBack();
  const mayUndo = !entry.isStored || desk.actions.includes('deleteEvent');
  return (
    <>
      <span className={`${styles.icon} ${styles[entry.type] ?? ''}`}>
        <EventIcon type={entry.type} kind={entry.kind} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{[...facts, entry.isStored ? t('sent') : t('queued')].join(' · ')}</span>
      </span>
      <span className={styles.buttons}>
        {onAssist !== null && (
          <Button variant="text" sx={{ minHeight: 48 }} onClick={onAssist}>
            {t('assistAsk')}
          </Button>
        )}
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
      </span>
    </>
  );
}
