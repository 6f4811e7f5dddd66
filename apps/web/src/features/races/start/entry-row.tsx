'use client';

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { fullName } from '../../../ui/identity/full-name.ts';
import { markText } from '../../../ui/race/mark-text.ts';
import { type EntryData, type RaceData, useRaceChange } from '../data/use-races.ts';
import { handicapText } from '../golf/handicap-text.ts';
import { useRunnerName } from './runner-name.ts';
import styles from './start.module.css';

const EntryDialog = dynamic(() => import('./entry-dialog.tsx').then((file) => file.EntryDialog), {
  ssr: false,
});

interface EntryRowProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly entry: EntryData;
  readonly hasSeeds: boolean;
  readonly hasHeats: boolean;
  readonly mayManage: boolean;
}

export function EntryRow(props: EntryRowProps) {
  const { competitionId, race, entry, hasSeeds, hasHeats, mayManage } = props;
  const isGolf = race.kind === 'GOLF';
  const t = useTranslations('races.start');
  const locale = useLocale();
  const nameOf = useRunnerName();
  const { bib, club, gender, birthYear, seedMark, heat, lane, handicapTenths, teeTime, startingHole } = entry;
  const tee = [teeTime, startingHole && t('holeShort', { hole: startingHole })].filter(Boolean).join(' · ');
  return (
    <tr>
      <td className={styles.number}>
        <b>{bib}</b>
      </td>
      <td>
        <b>{nameOf(entry)}</b>
        {club !== null && club !== entry.team && <span className={styles.quiet}>{club}</span>}
        {entry.members.length > 0 && (
          <span className={styles.quiet}>{entry.members.map(fullName).join(', ')}</span>
        )}
      </td>
      <td>{gender !== null && t(`genders.${gender}`)}</td>
      {race.legs === null && <td className={styles.number}>{birthYear}</td>}
      {isGolf && (
        <td className={styles.number}>
          {handicapTenths === null ? '–' : handicapText(handicapTenths, locale)}
        </td>
      )}
      {hasSeeds && (
        <td className={styles.number}>{seedMark === null ? '–' : markText(seedMark, race, locale)}</td>
      )}
      {hasHeats && (
        <td className={styles.number}>
          {[heat, isGolf ? tee || null : lane].map((value) => value ?? '–').join(' / ')}
        </td>
      )}
      {mayManage && (
        <td className={styles.actions}>
          <EntryActions competitionId={competitionId} race={race} entry={entry} />
        </td>
      )}
    </tr>
  );
}

type EntryActionsProps = Pick<EntryRowProps, 'competitionId' | 'race' | 'entry'>;

function EntryActions({ competitionId, race, entry }: EntryActionsProps) {
  const t = useTranslations('races.start');
  const name = useRunnerName()(entry);
  const confirm = useConfirm();
  const change = useRaceChange();
  const [isEditing, setEditing] = useState(false);
  const params = { competitionId, raceId: race.id, entryId: entry.id };
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText', { name }), danger: true };
    if (!(await confirm({ ...question, confirmLabel: t('remove', { name }) }))) return;
    const messages = { done: t('removed', { name }), failed: t('removeFailed', { name }) };
    await change(() => raceEntryApi.remove({ params }), messages);
  };
  return (
    <>
      <IconButton size="small" aria-label={t('edit', { name })} onClick={() => setEditing(true)}>
        <EditOutlined sx={{ fontSize: 20 }} />
      </IconButton>
      {entry.result === null && (
        <IconButton size="small" aria-label={t('remove', { name })} onClick={() => void remove()}>
          <DeleteOutlineRounded sx={{ fontSize: 20 }} />
        </IconButton>
      )}
      {isEditing && (
        <EntryDialog params={params} race={race} entry={entry} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
