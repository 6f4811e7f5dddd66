'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { neighbour, type Step, steps } from '../step/steps.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  readonly current: Step;
  /** Whether a step has all that it needs. */
  readonly isDone: (step: Step) => boolean;
  readonly addressOf: (step: Step) => string;
}

/** Where one is on the way; every step can be gone to. On phones only the current one is named. */
export function StepBar({ current, isDone, addressOf }: StepBarProps) {
  const t = useTranslations('competitionWizard');
  const place = steps.indexOf(current);
  const next = neighbour(current, 1);
  return (
    <nav aria-label={t('stepsLabel')} className={styles.bar}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step} data-state={stateOf(index, place, isDone(step))}>
            <Link
              href={addressOf(step)}
              scroll={false}
              className={styles.link}
              aria-current={step === current ? 'step' : undefined}
            >
              <span aria-hidden="true" className={styles.mark}>
                {index < place && isDone(step) ? <CheckRounded sx={{ fontSize: 18 }} /> : index + 1}
              </span>
              {t(`steps.${step}`)}
            </Link>
          </li>
        ))}
      </ol>
      <div className={styles.short}>
        <p>
          <b>{t('stepOf', { place: place + 1, total: steps.length })}</b> {t(`steps.${current}`)}
        </p>
        <div aria-hidden="true" className={styles.track}>
          <div className={styles.fill} style={{ width: `${((place + 1) / steps.length) * 100}%` }} />
        </div>
        {next !== null && <p className={styles.quiet}>{t('nextIs', { step: t(`steps.${next}`) })}</p>}
      </div>
    </nav>
  );
}

function stateOf(index: number, place: number, isDone: boolean): string {
  if (index === place) return 'here';
  return index < place && isDone ? 'done' : 'ahead';
}
