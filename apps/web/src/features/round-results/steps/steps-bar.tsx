'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import styles from './steps-bar.module.css';
import type { Step } from './use-steps.ts';

interface StepsBarProps {
  readonly save: Step;
  readonly official: Step;
  readonly pair: Step | null;
  /** One step at a time: the next waits until the screen shows the result of the last one. */
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onOfficial: () => void;
  readonly onPair: () => void;
}

/** The id that Enter in the last row uses to find it. */
export const saveButtonId = 'save-results';

/** Three steps in order; a blocked step stays in place and gives the reason. The next step is filled. */
export function StepsBar({ save, official, pair, isBusy, onSave, onOfficial, onPair }: StepsBarProps) {
  const t = useTranslations('roundResults.steps');
  const next = [save, official, pair].find((step) => step?.isOpen);
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <ol className={pair === null ? styles.two : styles.three}>
        <StepButton
          step={save}
          isBusy={isBusy}
          isNext={next === save}
          onClick={onSave}
          icon={<CheckRounded />}
          id={saveButtonId}
        />
        <StepButton
          step={official}
          isBusy={isBusy}
          isNext={next === official}
          onClick={onOfficial}
          icon={<LockOutlined />}
        />
        {pair !== null && (
          <StepButton
            step={pair}
            isBusy={isBusy}
            isNext={next === pair}
            onClick={onPair}
            icon={<SwapVertRounded />}
          />
        )}
      </ol>
    </section>
  );
}

interface StepButtonProps {
  readonly step: Step;
  readonly isBusy: boolean;
  readonly isNext: boolean;
  readonly icon: ReactNode;
  readonly id?: string;
  readonly onClick: () => void;
}

/** Stays focusable, so that a screen reader finds the reason. */
function StepButton({ step: { label, hint, isOpen }, isBusy, isNext, icon, id, onClick }: StepButtonProps) {
  const canTake = isOpen && !isBusy;
  const hintId = useId();
  return (
    <li>
      <Button
        {...(id === undefined ? {} : { id })}
        fullWidth
        variant={isNext ? 'contained' : 'outlined'}
        startIcon={icon}
        className={isOpen ? undefined : styles.closed}
        aria-disabled={!canTake}
        aria-describedby={hintId}
        onClick={canTake ? onClick : undefined}
      >
        {label}
      </Button>
      <span id={hintId}>{hint}</span>
    </li>
  );
}
