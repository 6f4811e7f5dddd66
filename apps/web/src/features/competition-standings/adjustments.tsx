'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../i18n/formats.ts';
import { standingApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import type { PhaseTables } from '../../ui/standings/index.ts';
import { AdjustmentDialog } from './adjustment-dialog.tsx';
import styles from './competition-standings.module.css';
import {
  type AdjustmentData,
  type CompetitionData,
  useAdjustments,
  useInvalidateStandings,
} from './use-standings.ts';

interface AdjustmentsProps {
  readonly competition: CompetitionData;
  readonly phases: readonly PhaseTables[];
}

/** Points added or deducted outside the matches. */
export function Adjustments({ competition, phases }: AdjustmentsProps) {
  const t = useTranslations('competitionStandings');
  const [page, setPage] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const query = useAdjustments(competition.id, page);
  const add = (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      {t('adjust')}
    </Button>
  );
  return (
    <Card title={t('adjustments')} aside={phases.length > 0 && add} flush>
      <QueryState
        query={query}
        errorTitle={t('adjustmentsFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noAdjustments')}>{t('noAdjustmentsText')}</EmptyState>}
      >
        {({ items, totalPages }) => (
          <>
            <ul>
              {items.map((adjustment) => (
                <AdjustmentRow key={adjustment.id} adjustment={adjustment} competition={competition} />
              ))}
            </ul>
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={setPage} />}
          </>
        )}
      </QueryState>
      {isOpen && <AdjustmentDialog phases={phases} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface AdjustmentRowProps {
  readonly adjustment: AdjustmentData;
  readonly competition: CompetitionData;
}

function AdjustmentRow({ adjustment, competition }: AdjustmentRowProps) {
  const t = useTranslations('competitionStandings');
  const locale = useLocale();
  const revoke = useRevoke(competition, adjustment);
  const { team, points, reason, decidedBy, effectiveFrom } = adjustment;
  const when = dayAndTime(locale, new Date(effectiveFrom));
  return (
    <li className={styles.adjustment}>
      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={28} />
      <span className={styles.words}>
        <b>{team.name}</b>
        <span className={styles.quiet}>{reason}</span>
        <span className={styles.quiet}>{t('decided', { by: decidedBy, when })}</span>
      </span>
      <b className={styles.points}>{points < 0 ? t('taken', { points: -points }) : t('given', { points })}</b>
      <Button color="error" aria-label={t('revokeOf', { team: team.name })} onClick={() => void revoke()}>
        {t('revoke')}
      </Button>
    </li>
  );
}

function useRevoke({ id: competitionId }: CompetitionData, { id, team, points }: AdjustmentData) {
  const t = useTranslations('competitionStandings');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateStandings();
  return async () => {
    const question = { title: t('revokeQuestion'), text: t('revokeText', { team: team.name, points }) };
    if (!(await confirm({ ...question, confirmLabel: t('revoke'), danger: true }))) return;
    try {
      await standingApi.revokeAdjustment({ params: { competitionId, id } });
      toast(t('revoked'));
    } catch (failure) {
      toast(failureMessage(failure, t('revokeFailed')), 'error');
    }
    await invalidate();
  };
}
