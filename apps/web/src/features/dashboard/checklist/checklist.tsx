'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import type { OrganisationAbility } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { OverviewData } from '../data/use-overview.ts';
import styles from './checklist.module.css';
import { isChecklistShown, stepTargets } from './steps.ts';

type Steps = OverviewData['checklist']['steps'];

interface ChecklistProps {
  readonly checklist: OverviewData['checklist'];
  readonly orgCode: string;
  readonly abilities: readonly OrganisationAbility[];
}

/** First steps of a new organisation, derived from what exists. */
export function Checklist({ checklist: { steps }, orgCode, abilities }: ChecklistProps) {
  const t = useTranslations('dashboard.checklist');
  if (!isChecklistShown(steps, abilities)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ step, isDone }) => !isDone && abilities.includes(stepTargets[step].needs))?.step;
  return (
    <Card
      title={t('title')}
      aside={<b className={styles.progress}>{t('progress', { done, of: steps.length })}</b>}
      flush
    >
      <progress className={styles.bar} value={done} max={steps.length} aria-label={t('title')} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step
            key={step.step}
            step={step}
            orgCode={orgCode}
            number={index + 1}
            isNext={step.step === next}
            isOpen={abilities.includes(stepTargets[step.step].needs)}
          />
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly step: Steps[number];
  readonly number: number;
  readonly orgCode: string;
  readonly isNext: boolean;
  readonly isOpen: boolean;
}

function Step({ step: { step, isDone }, number, orgCode, isNext, isOpen }: StepProps) {
  const t = useTranslations('dashboard.checklist');
  return (
    <li className={`${styles.step} ${isDone ? styles.done : ''}`}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <CheckRounded /> : number}
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{t(`steps.${step}.title`)}</b>
        <span className={styles.text}>{isDone ? t('done') : t(`steps.${step}.text`)}</span>
      </span>
      {!isDone && isOpen && (
        <ButtonLink
          href={`/dashboard/${orgCode}${stepTargets[step].path}`}
          variant={isNext ? 'contained' : 'outlined'}
          aria-label={`${t(`steps.${step}.action`)}: ${t(`steps.${step}.title`)}`}
        >
          {t(`steps.${step}.action`)}
        </ButtonLink>
      )}
    </li>
  );
}
