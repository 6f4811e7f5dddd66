'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { shortDay } from '../../../i18n/formats.ts';
import { Crest } from '../../../ui/identity/crest.tsx';
import { isOver, isUpcoming } from '../data/form-values.ts';
import { type EntryData, isRotating, type ManagedCompetition } from '../data/use-competition.ts';
import { EntryStatus } from './entry-status.tsx';
import styles from './teams.module.css';
import type { EntryDialog } from './teams.tsx';
import { useEntryActions } from './use-entry-actions.ts';

interface EntryRowProps extends Pick<ManagedCompetition, 'competition'> {
  readonly entry: EntryData;
  readonly onOpenDialog: (dialog: EntryDialog) => void;
}

export function EntryRow({ competition, entry, onOpenDialog }: EntryRowProps) {
  const t = useTranslations('competitionManage.teams');
  const locale = useLocale();
  const { team, status, seed, reason, createdAt } = entry;
  const facts = [
    status === 'REQUESTED' ? t('askedOn', { date: shortDay(locale, new Date(createdAt)) }) : null,
    reason === null ? null : t('reasonIs', { reason }),
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.row}>
      <span className={styles.seed} title={t('seed')}>
        <span className="visually-hidden">{t('seed')}: </span>
        {seed ?? '–'}
      </span>
      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={32} />
      <span className={styles.words}>
        <b className={styles.name}>{team.name}</b>
        {facts.length > 0 && <span className={styles.quiet}>{facts.join(' · ')}</span>}
      </span>
      {status !== 'ACCEPTED' && (
        <span className={styles.status}>
          <EntryStatus status={status} />
        </span>
      )}
      {competition.abilities.includes('teams.manage') && (
        <Actions competition={competition} entry={entry} onOpenDialog={onOpenDialog} />
      )}
    </li>
  );
}

function Actions({ competition, entry, onOpenDialog }: EntryRowProps) {
  const t = useTranslations('competitionManage.teams');
  const { accept, remove, leave } = useEntryActions(competition, entry);
  const { name } = entry.team;
  const isBefore = isUpcoming(competition);
  const isTeam = entry.team.competitorKind === 'TEAM';
  const removeOrWithdraw = () => {
    if (isBefore) return void remove();
    return isRotating(competition) ? void leave() : onOpenDialog({ kind: 'withdraw', entry });
  };
  if (isOver(competition) || entry.status === 'REJECTED' || entry.status === 'WITHDRAWN')
    return <span className={styles.actions} />;
  if (entry.status === 'REQUESTED')
    return (
      <span className={`${styles.actions} ${styles.answers}`}>
        <Button
          size="small"
          variant="contained"
          aria-label={t('acceptOf', { name })}
          onClick={() => void accept()}
        >
          {t('accept')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={t('rejectOf', { name })}
          onClick={() => onOpenDialog({ kind: 'reject', entry })}
        >
          {t('reject')}
        </Button>
      </span>
    );
  return (
    <span className={isTeam ? styles.actions : `${styles.actions} ${styles.answers}`}>
      {!isTeam && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('changeOf', { name })}
          onClick={() => onOpenDialog({ kind: 'change', entry })}
        >
          {t('change')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={isBefore ? t('removeOf', { name }) : t('withdrawOf', { name })}
        onClick={removeOrWithdraw}
      >
        {isBefore ? t('remove') : t('withdraw')}
      </Button>
    </span>
  );
}
