'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import styles from './competition-registration.module.css';
import { type OwnEntriesData, useOwnEntries, useOwnEntryAction } from './use-own-entries.ts';

/** Where players enter themselves, and parents enter their children. */
export function OwnEntries({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('competitionRegistration');
  const query = useOwnEntries(competitionId);
  return (
    <QueryState query={query} errorTitle={t('loadFailed')}>
      {(own) => <Entries competitionId={competitionId} own={own} />}
    </QueryState>
  );
}

function Entries({ competitionId, own }: { readonly competitionId: string; readonly own: OwnEntriesData }) {
  const t = useTranslations('competitionRegistration');
  const { isOpen, people, entries } = own;
  const mayEnter = isOpen ? people : [];
  return (
    <>
      <Notice tone="info">{isOpen ? t('openForPlayers') : t('closed')}</Notice>
      <Card title={t('yourEntries')} flush>
        {entries.length + mayEnter.length === 0 ? (
          <EmptyState title={t('noEntries')}>{isOpen ? t('byGuardian') : t('closed')}</EmptyState>
        ) : (
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.teamId} competitionId={competitionId} entry={entry} />
            ))}
            {mayEnter.map((person) => (
              <MayEnter key={person.id} competitionId={competitionId} person={person} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

interface EntryProps {
  readonly competitionId: string;
  readonly entry: OwnEntriesData['entries'][number];
}

function Entry({ competitionId, entry: { teamId, person, status, reason } }: EntryProps) {
  const t = useTranslations('competitionRegistration');
  const confirm = useConfirm();
  const { busy, withdraw } = useOwnEntryAction(competitionId);
  const name = fullName(person);
  const confirmWithdrawal = async () => {
    const question = {
      title: t('withdrawTitle', { name }),
      text: t('withdrawText'),
      confirmLabel: t('withdraw'),
    };
    if (await confirm({ ...question, danger: true })) await withdraw(teamId, t('withdrawn', { name }));
  };
  return (
    <li className={styles.team}>
      <PersonAvatar {...person} url={person.avatarUrl} size={40} />
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.quiet}>{t(`statuses.${status}`)}</span>
        {reason && <span className={styles.quiet}>{t('reason', { reason })}</span>}
      </div>
      {(status === 'REQUESTED' || status === 'ACCEPTED') && (
        <Button
          variant="outlined"
          loading={busy}
          onClick={() => void confirmWithdrawal()}
          aria-label={t('withdrawOf', { name })}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}

interface MayEnterProps {
  readonly competitionId: string;
  readonly person: OwnEntriesData['people'][number];
}

function MayEnter({ competitionId, person }: MayEnterProps) {
  const t = useTranslations('competitionRegistration');
  const { busy, enter } = useOwnEntryAction(competitionId);
  const name = fullName(person);
  return (
    <li className={styles.team}>
      <PersonAvatar {...person} url={person.avatarUrl} size={40} />
      <div className={styles.words}>
        <b>{name}</b>
      </div>
      <Button
        variant="contained"
        loading={busy}
        onClick={() => void enter(person.id, t('asked', { name }))}
        aria-label={`${t('ask')}: ${name}`}
      >
        {t('ask')}
      </Button>
    </li>
  );
}
