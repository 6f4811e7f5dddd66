'use client';

import UndoRounded from '@mui/icons-material/UndoRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { AssistSheet } from './assist-sheet.tsx';
import { type Entry, entriesOf, lastOf } from './entries.ts';
import styles from './log.module.css';
import { useCanAssist } from './use-assist.ts';
import { useEntryText } from './use-entry-text.ts';
import { useUndoEntry } from './use-undo-entry.ts';

/** With undo, and the optional assist of a goal. */
export function LastEvent() {
  const { desk, queue, substitutions } = useDeskContext();
  const mayAssist = useCanAssist();
  const [assistEntry, setAssistEntry] = useState<Entry | null>(null);
  const last = lastOf(desk, entriesOf(desk, queue, substitutions));
  const asksAssist = last !== null && last.relatedName === null && mayAssist(last);
  return (
    <>
      <div className={last === null ? undefined : styles.last}>
        {last !== null && (
          <span className={`${styles.icon} ${styles[last.type] ?? ''}`}>
            <EventIcon type={last.type} kind={last.kind} />
          </span>
        )}
        <span role="status" className={styles.words}>
          {last !== null && <EntryText entry={last} />}
        </span>
        {last !== null && <Buttons entry={last} onAssist={asksAssist ? () => setAssistEntry(last) : null} />}
      </div>
      {assistEntry !== null && <AssistSheet entry={assistEntry} onClose={() => setAssistEntry(null)} />}
    </>
  );
}

/** Screen readers announce it once, when it happens; the sent status is only shown. */
function EntryText({ entry }: { readonly entry: Entry }) {
  const t = useTranslations('matchDesk');
  const { title, facts } = useEntryText()(entry);
  return (
    <>
      <b>{title}</b>
      <span>
        {[...facts, ''].join(' · ')}
        <span aria-live="off">{entry.isStored ? t('sent') : t('queued')}</span>
      </span>
    </>
  );
}

interface ButtonsProps {
  readonly entry: Entry;
  readonly onAssist: (() => void) | null;
}

function Buttons({ entry, onAssist }: ButtonsProps) {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const undoEntry = useUndoEntry();
  const mayUndo = !entry.isStored || desk.actions.includes('deleteEvent');
  return (
    <span className={styles.buttons}>
      {onAssist !== null && (
        <Button variant="text" onClick={onAssist}>
          {t('assistAsk')}
        </Button>
      )}
      {mayUndo && (
        <Button variant="outlined" startIcon={<UndoRounded />} onClick={() => void undoEntry(entry)}>
          {t('undo')}
        </Button>
      )}
    </span>
  );
}
