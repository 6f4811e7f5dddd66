'use client';

import Button from '@mui/material/Button';
import type { MatchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { brokerApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { RowsSkeleton } from '../../../ui/list/query-state.tsx';
import { type PhaseData, useChange } from '../data/use-competition.ts';
import styles from './broker.module.css';
import { OutcomeView } from './outcome-view.tsx';
import { type Outcome, type PhaseOfCompetition, useOutcome } from './use-broker.ts';
import { useRefusalMessage } from './use-refusal-message.ts';

interface OutcomeCardProps {
  readonly named: PhaseOfCompetition;
  readonly phase: PhaseData;
  readonly unit: MatchUnit;
  /** The matches have been created: the preview is now stored. */
  readonly onGenerated: () => void;
}

/** A preview of the broker's fixtures, and the button that creates them. */
export function OutcomeCard({ named, phase, unit, onGenerated }: OutcomeCardProps) {
  const t = useTranslations('competitionManage.broker');
  const refusal = useRefusalMessage();
  const { data, error } = useOutcome(named);
  return (
    <Card title={t('previewTitle')} flush>
      {error !== null && (
        <div className={styles.inset}>
          <FormError>{refusal(error)}</FormError>
        </div>
      )}
      {error === null && data === undefined && (
        <Loading>
          <RowsSkeleton />
        </Loading>
      )}
      {error === null && data !== undefined && (
        <>
          <div className={styles.inset}>
            <Notice tone="info">
              {phase.matches === 0 ? t('onlyPreview', { unit }) : t('wouldBe', { unit })}
            </Notice>
            <Make named={named} phase={phase} unit={unit} outcome={data} onGenerated={onGenerated} />
          </div>
          <OutcomeView outcome={data} unit={unit} label={t('previewOf', { name: phase.name })} />
        </>
      )}
    </Card>
  );
}

interface MakeProps extends OutcomeCardProps {
  readonly outcome: Outcome;
}

/** Creates the matches. If some exist, it names what's lost and what's kept. */
function Make({ named, phase, unit, outcome, onGenerated }: MakeProps) {
  const t = useTranslations('competitionManage.broker');
  const confirm = useConfirm();
  const change = useChange();
  const [busy, setBusy] = useState(false);
  const hasMatches = phase.matches > 0;
  const make = async () => {
    const question = {
      title: t('makeAgainQuestion', { name: phase.name, unit }),
      text: t('makeAgainText', { lost: phase.matches - outcome.kept, kept: outcome.kept, unit }),
      confirmLabel: t('makeAgain'),
    };
    if (hasMatches && !(await confirm({ ...question, danger: true }))) return;
    setBusy(true);
    const messages = { done: t('made', { count: outcome.fixtures.length, unit }), failed: t('makeFailed') };
    const body = { ...named, mode: 'COMMIT' as const, seed: outcome.seed };
    const isGenerated = await change(() => brokerApi.process({ body }), messages);
    setBusy(false);
    if (isGenerated) onGenerated();
  };
  return (
    <div className={styles.actions}>
      <Button
        variant={hasMatches ? 'outlined' : 'contained'}
        aria-disabled={busy}
        onClick={() => !busy && void make()}
      >
        {busy
          ? t('making')
          : hasMatches
            ? t('makeAgain')
            : t('make', { count: outcome.fixtures.length, unit })}
      </Button>
      <p className={styles.quiet}>{t('playedStays')}</p>
    </div>
  );
}
