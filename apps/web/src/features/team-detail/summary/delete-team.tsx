'use client';

import Button from '@mui/material/Button';
import { restorableDays } from '@traip/contract';
import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useUndoDeletion } from '../../deleted-items/index.ts';
import { type TeamContext, type TeamData, teamUrls, useRemoveTeamQueries } from '../team/use-team.ts';
import styles from './summary.module.css';
import { unfinishedCompetitions } from './unfinished-competitions.ts';

interface DeleteTeamProps {
  readonly team: TeamData;
  readonly context: TeamContext;
}

/** Deletes the team after confirmation. */
export function DeleteTeam({ team, context }: DeleteTeamProps) {
  const t = useTranslations('teamDetail');
  const deleteTeam = useDeletion(team, context);
  return (
    <Card title={t('deleteTitle')}>
      <p className={styles.text}>{t('deleteText')}</p>
      <Button variant="outlined" fullWidth onClick={() => void deleteTeam()} sx={{ color: 'var(--error)' }}>
        {t('delete')}
      </Button>
    </Card>
  );
}

function useDeletion(team: TeamData, context: TeamContext) {
  const t = useTranslations('teamDetail');
  const format = useFormatter();
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const router = useRouter();
  const removeQueries = useRemoveTeamQueries();
  const undo = useUndoDeletion(context.orgCode);
  const { id, name, memberCount } = team;
  return async () => {
    const isConfirmed = await confirm({
      title: t('deleteQuestion', { name }),
      text: t('deleteLoss', {
        count: memberCount,
        days: restorableDays,
        owner: team.organization === null ? 'nobody' : 'organisation',
      }),
      confirmLabel: t('delete'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await teamApi.delete({ params: { id } });
    } catch (failure) {
      const held = unfinishedCompetitions(failure);
      const reason =
        held.length === 0
          ? failureMessage(failure, t('deleteFailed'))
          : t('deleteHeld', { name, competitions: format.list(held) });
      return toast(reason, 'error');
    }
    await removeQueries();
    toast(t('deleted', { name }), 'success', undo({ kind: 'TEAM', id, name }));
    router.replace(teamUrls(context).list);
  };
}
