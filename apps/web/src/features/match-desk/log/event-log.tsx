'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import { useOnline } from '../../../ui/network/use-online.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { AssistSheet } from './assist-sheet.tsx';
import { type Entry, entriesOf, isDeletable } from './entries.ts';
import styles from './log.module.css';
import { useCanAssist } from './use-assist.ts';
import { useEntryText } from './use-entry-text.ts';
import { useUndoEntry } from './use-undo-entry.ts';

/** Newest first. */
export function EventLog() {
  const t = useTranslations('matchDesk');
  const { desk, queue, substitutions } = useDeskContext();
  const isOnline = useOnline();
  const entries = entriesOf(desk, queue, substitutions);
  return (
    <Card title={t('log')} flush>
      {entries.length === 0 && <p className={styles.none}>{t('logEmpty')}</p>}
      <ol>
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
      {!isOnline && (
        <div className={styles.offline}>
          <Notice tone="warning">{t('offlineText')}</Notice>
        </div>
      )}
    </Card>
  );
}

function Line({ entry }: { readonly entry: Entry }) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const { title, minute, facts } = useEntryText()(entry);
  return (
    <li className={styles.line}>
      <b className={styles.minute}>{minute}</b>
      <span className={`${styles.icon} ${styles[entry.type] ?? ''}`}>
        <EventIcon type={entry.type} kind={entry.kind} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{facts.slice(minute === null ? 0 : 1).join(' · ')}</span>
        {entry.refusal !== null && <span className={styles.refusal}>{entry.refusal[locale]}</span>}
      </span>
      <Status entry={entry} />
      <Actions entry={entry} label={t('moreOf', { what: title })} title={title} />
    </li>
  );
}

function Status({ entry: { isStored, refusal } }: { readonly entry: Entry }) {
  const t = useTranslations('matchDesk');
  if (refusal !== null)
    return (
      <StateChip tone="error" icon={<ErrorOutlineRounded />}>
        {t('refusedChip')}
      </StateChip>
    );
  return isStored ? (
    <span className={styles.sent}>
      <CheckRounded aria-hidden="true" />
      <span className="visually-hidden">{t('sentChip')}</span>
    </span>
  ) : (
    <StateChip tone="warning" icon={<ScheduleRounded />}>
      {t('queuedChip')}
    </StateChip>
  );
}

interface ActionsProps {
  readonly entry: Entry;
  readonly label: string;
  readonly title: string;
}

/** Deleting asks for confirmation; a refused event is only discarded here. */
function Actions({ entry, label, title }: ActionsProps) {
  const t = useTranslations('matchDesk');
  const { desk, discard, discardSubstitution } = useDeskContext();
  const confirm = useConfirm();
  const undoEntry = useUndoEntry();
  const mayAssist = useCanAssist();
  const [asksAssist, setAsksAssist] = useState(false);
  const { clientEventId, refusal, substitution } = entry;
  const throwAway = () =>
    substitution === undefined ? discard(clientEventId ?? '') : discardSubstitution(substitution);
  const remove = async () => {
    const question = {
      title: t('deleteOf', { what: title }),
      text: t('deleteText'),
      confirmLabel: t('delete'),
    };
    if (await confirm({ ...question, danger: true })) await undoEntry(entry);
  };
  const mayDelete = isDeletable(entry) && (!entry.isStored || desk.actions.includes('deleteEvent'));
  const items =
    refusal !== null
      ? [{ label: t('discard'), onSelect: throwAway }]
      : [
          ...(mayAssist(entry) ? [{ label: t('assist'), onSelect: () => setAsksAssist(true) }] : []),
          ...(mayDelete ? [{ label: t('delete'), isDanger: true, onSelect: () => void remove() }] : []),
        ];
  if (items.length === 0) return <span className={styles.noMenu} />;
  return (
    <>
      <ItemMenu label={label} items={items} />
      {asksAssist && <AssistSheet entry={entry} onClose={() => setAsksAssist(false)} />}
    </>
  );
}
