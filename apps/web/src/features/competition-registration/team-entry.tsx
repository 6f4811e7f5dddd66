'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { TeamQuestions } from '../questions/index.ts';
import styles from './competition-registration.module.css';
import { type Registration, useRequestEntry } from './use-registration.ts';

interface TeamPlaceProps {
  readonly competitionId: string;
  readonly own: Registration['teams'][number];
  readonly isOpen: boolean;
}

/** One of my teams with its participation, or the button that requests one. */
export function TeamEntry({ competitionId, own: { team, entry, isOfOtherSport }, isOpen }: TeamPlaceProps) {
  const t = useTranslations('competitionRegistration');
  const mayRequest = isOpen && (entry === null || entry.status === 'REJECTED');
  return (
    <li className={styles.team}>
      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={40} />
      <div className={styles.words}>
        <b>{team.name}</b>
        {entry !== null && <span className={styles.quiet}>{t(`statuses.${entry.status}`)}</span>}
        {entry?.reason && <span className={styles.quiet}>{t('reason', { reason: entry.reason })}</span>}
        {mayRequest && isOfOtherSport && <span className={styles.quiet}>{t('otherSport')}</span>}
      </div>
      {mayRequest && !isOfOtherSport && <RequestButton competitionId={competitionId} team={team} />}
      {(entry?.status === 'REQUESTED' || entry?.status === 'ACCEPTED') && (
        <div className={styles.questions}>
          <TeamQuestions competitionId={competitionId} team={team} />
        </div>
      )}
    </li>
  );
}

function RequestButton({
  competitionId,
  team,
}: {
  competitionId: string;
  team: TeamPlaceProps['own']['team'];
}) {
  const t = useTranslations('competitionRegistration');
  const failureMessage = useFailureMessage();
  const toast = useToast();
  const requestEntry = useRequestEntry(competitionId);
  const [isBusy, setBusy] = useState(false);
  const onRequest = async () => {
    setBusy(true);
    try {
      await requestEntry(team.id);
      toast(t('asked', { name: team.name }));
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="contained" loading={isBusy} onClick={onRequest} aria-label={`${t('ask')}: ${team.name}`}>
      {t('ask')}
    </Button>
  );
}
