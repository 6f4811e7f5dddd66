'use client';

import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { IconLink } from '../../../ui/navigation/icon-link.tsx';
import { contentId, SkipLink } from '../../../ui/navigation/skip-link.tsx';
import type { Wizard } from '../state/use-wizard.ts';
import { adjacentStep, type Step } from '../step/steps.ts';
import { StepBar } from './step-bar.tsx';
import styles from './wizard-frame.module.css';

interface WizardFrameProps {
  readonly wizard: Wizard;
  readonly step: Step;
  readonly addressOf: (step: Step) => string;
  readonly next: ReactNode;
  readonly children: ReactNode;
}

/** The current step; the navigation is always within reach. */
export function WizardFrame({ wizard, step, addressOf, next, children }: WizardFrameProps) {
  const t = useTranslations('competitionWizard');
  const before = adjacentStep(step, -1);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.top}>
        <Head wizard={wizard} />
        <StepBar
          current={step}
          isDone={(item) => wizard.problemsIn(item)?.length === 0}
          addressOf={addressOf}
        />
      </div>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <StepTitle step={step} />
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.footWrap}>
          {before !== null && (
            <ButtonLink
              href={addressOf(before)}
              variant="outlined"
              size="large"
              startIcon={<ArrowBackRounded />}
            >
              {t('back')}
            </ButtonLink>
          )}
          <span className={styles.grow} />
          {next}
        </div>
      </footer>
    </div>
  );
}

function Head({ wizard: { draft, orgCode, isDraftSaved } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard');
  return (
    <header className={styles.head}>
      <IconLink href={`/dashboard/${orgCode}/competitions`} aria-label={t('close')} className={styles.close}>
        <CloseRounded />
      </IconLink>
      <div className={styles.words}>
        <b className={styles.name}>{draft.competition.name.trim() || t('title')}</b>
        <span className={styles.quiet}>{isDraftSaved ? t('keptText') : t('notKeptText')}</span>
      </div>
      <span className={styles.chip}>
        {isDraftSaved ? (
          <StateChip tone="success" icon={<CheckRounded />}>
            {t('kept')}
          </StateChip>
        ) : (
          <StateChip tone="warning" icon={<WarningAmberRounded />}>
            {t('notKept')}
          </StateChip>
        )}
      </span>
    </header>
  );
}

/** Focused when coming from another step. */
function StepTitle({ step }: { readonly step: Step }) {
  const t = useTranslations('competitionWizard');
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t(`titles.${step}`)}
      </h1>
      <p className={styles.intro}>{t(`intros.${step}`)}</p>
    </>
  );
}
