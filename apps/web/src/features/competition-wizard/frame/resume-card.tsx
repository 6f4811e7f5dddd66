'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { contentId } from '../../../ui/navigation/skip-link.tsx';
import type { Draft } from '../draft/draft.ts';
import styles from './wizard-frame.module.css';

interface ResumeCardProps {
  readonly draft: Draft;
  readonly onContinue: () => void;
  readonly onRestart: () => void;
}

export function ResumeCard({ draft, onContinue, onRestart }: ResumeCardProps) {
  const t = useTranslations('competitionWizard.resume');
  const name = draft.competition.name.trim();
  return (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      <Card>
        <EmptyState
          heading="h1"
          title={t('title')}
          action={
            <>
              <Button variant="contained" size="large" onClick={onContinue}>
                {t('continue')}
              </Button>
              <Button variant="outlined" size="large" onClick={onRestart}>
                {t('fresh')}
              </Button>
            </>
          }
        >
          {name === '' ? t('text') : t('textNamed', { name })}
        </EmptyState>
      </Card>
    </main>
  );
}
