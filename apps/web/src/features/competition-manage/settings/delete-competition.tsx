'use client';

import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { restorableDays } from '@traip/contract';
import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { competitionApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useUndoDeletion } from '../../deleted-items/index.ts';
import type { ManagedCompetition } from '../data/use-competition.ts';
import styles from './settings.module.css';

/** Published or played competitions are part of the record: they can be cancelled but not deleted. */
export function DeleteCompetition(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage.deletion');
  const { state, phases } = managed.competition;
  const played = phases.reduce((sum, phase) => sum + phase.played, 0);
  const mayDelete = ['DRAFT', 'PENDING', 'CANCELED'].includes(state) && played === 0;
  const deleteCompetition = useDeletion(managed);
  return (
    <Card title={t('title')}>
      <div className={styles.danger}>
        <p>{mayDelete ? t('text') : t('notNow')}</p>
        {mayDelete && (
          <Button variant="outlined" onClick={() => void deleteCompetition()} sx={{ color: 'var(--error)' }}>
            {t('action')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useDeletion({ competition, orgCode }: ManagedCompetition) {
  const t = useTranslations('competitionManage.deletion');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const router = useRouter();
  const queries = useQueryClient();
  const undo = useUndoDeletion(orgCode);
  const { id, name, teams, phases, category } = competition;
  const unit = matchUnit(category.sportVariantKey);
  const matches = phases.reduce((sum, phase) => sum + phase.matches, 0);
  return async () => {
    const question = {
      title: t('question', { name }),
      text: t('lost', { teams, phases: phases.length, matches, unit, days: restorableDays }),
      confirmLabel: t('action'),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await competitionApi.delete({ params: { id } });
    } catch (failure) {
      return toast(failureMessage(failure, t('failed')), 'error');
    }
    // It's deleted, so it isn't refetched.
    await queries.invalidateQueries({ queryKey: ['competition'], refetchType: 'none' });
    toast(t('done', { name }), 'success', undo({ kind: 'COMPETITION', id, name }));
    router.replace(`/dashboard/${orgCode}/competitions`);
  };
}
