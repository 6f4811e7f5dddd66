'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { adjacentStep, type Step, steps } from '../step/steps.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  readonly current: Step;
  /** Whether a step is complete. */
  readonly isDone: (step: Step) => boolean;
  readonly addressOf: (step: Step) => string;
}

/** Every step is reachable. Phones show only the name of the current one. */
export function StepBar({ current, isDone, addressOf }: StepBarProps) {
  const t = useTranslations('competitionWizard');
  const currentIndex = steps.indexOf(current);
  const next = adjacentStep(current, 1);
  return (
    <nav aria-label={t('stepsLabel')} className={styles.bar}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step} data-state={stateOf(index, currentIndex, isDone(step))}>
            <Link
              href={addressOf(step)}
              scroll={false}
              className={styles.link}
              aria-current={step === current ? 'step' : undefined}
            >
              <span aria-hidden="true" className={styles.mark}>
                {index < currentIndex && isDone(step) ? <CheckRounded sx={{ fontSize: 18 }} /> : index + 1}
              </span>
              {t(`steps.${step}`)}
            </Link>
          </li>
        ))}
      </ol>
      <div className={styles.short}>
        <p>
          <b>{t('stepOf', { place: currentIndex + 1, total: steps.length })}</b> {t(`steps.${current}`)}
        </p>
        <div aria-hidden="true" className={styles.track}>
          <div className={styles.fill} style={{ width: `${((currentIndex + 1) / steps.length) * 100}%` }} />
        </div>
        {next !== null && <p className={styles.quiet}>{t('nextIs', { step: t(`steps.${next}`) })}</p>}
      </div>
    </nav>
  );
}

function stateOf(index: number, currentIndex: number, isDone: boolean): string {
  if (index === currentIndex) return 'here';
  return index < currentIndex && isDone ? 'done' : 'ahead';
}
