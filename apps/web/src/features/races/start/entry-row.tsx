'use client';

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { type EntryData, type RaceRef, useRaceChange } from '../data/use-races.ts';
import { useRunnerName } from './runner-name.ts';
import styles from './start.module.css';

const EntryDialog = dynamic(() => import('./entry-dialog.tsx').then((file) => file.EntryDialog), {
  ssr: false,
});

interface EntryRowProps extends RaceRef {
  readonly entry: EntryData;
  readonly hasHeats: boolean;
  readonly mayManage: boolean;
}

export function EntryRow({ competitionId, raceId, entry, hasHeats, mayManage }: EntryRowProps) {
  const t = useTranslations('races.start');
  const nameOf = useRunnerName();
  const { bib, club, gender, birthYear, heat, lane } = entry;
  return (
    <tr>
      <td className={styles.number}>
        <b>{bib}</b>
      </td>
      <td>
        <b>{nameOf(entry)}</b>
        {club !== null && <span className={styles.quiet}>{club}</span>}
      </td>
      <td>{gender !== null && t(`genders.${gender}`)}</td>
      <td className={styles.number}>{birthYear}</td>
      {hasHeats && <td className={styles.number}>{[heat, lane].map((value) => value ?? '–').join(' / ')}</td>}
      {mayManage && (
        <td className={styles.actions}>
          <EntryActions {...{ competitionId, raceId, entry }} />
        </td>
      )}
    </tr>
  );
}

function EntryActions({ competitionId, raceId, entry }: RaceRef & { readonly entry: EntryData }) {
  const t = useTranslations('races.start');
  const name = useRunnerName()(entry);
  const confirm = useConfirm();
  const change = useRaceChange();
  const [isEditing, setEditing] = useState(false);
  const params = { competitionId, raceId, entryId: entry.id };
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText', { name }), danger: true };
    if (!(await confirm({ ...question, confirmLabel: t('remove', { name }) }))) return;
    const words = { done: t('removed', { name }), failed: t('removeFailed', { name }) };
    await change(() => raceEntryApi.remove({ params }), words);
  };
  return (
    <>
      <IconButton size="small" aria-label={t('edit', { name })} onClick={() => setEditing(true)}>
        <EditOutlined fontSize="small" />
      </IconButton>
      {entry.result === null && (
        <IconButton size="small" aria-label={t('remove', { name })} onClick={() => void remove()}>
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      )}
      {isEditing && <EntryDialog {...{ params, entry }} onClose={() => setEditing(false)} />}
    </>
  );
}
