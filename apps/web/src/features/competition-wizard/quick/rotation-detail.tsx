'use client';

import { useTranslations } from 'next-intl';
import { Segments } from '../../../ui/choice/segments.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { pointsOf, type Rest, restOf, withPoints, withRest } from '../draft/rotation.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './quick-start.module.css';

const choices = ['16', '24', '32', 'TIMED'] as const;
const rests = ['MEAN', 'HALF'] as const;
const maxRounds = 63;

interface RotationDetailProps {
  readonly wizard: Wizard;
  readonly algorithm: 'AMERICANO' | 'MEXICANO';
}

/** The length of a match, and the number of rounds and courts. */
export function RotationDetail({ wizard, algorithm }: RotationDetailProps) {
  const t = useTranslations('competitionWizard.quick');
  const { draft, change, changeAll, preview } = wizard;
  const { format, calendar } = draft;
  const points = pointsOf(draft);
  return (
    <div className={styles.detail}>
      <Segments
        label={t('matchPoints')}
        options={choices.map((value) => ({
          value,
          label: value === 'TIMED' ? t('timed') : t('points', { points: Number(value) }),
        }))}
        value={points === null ? 'TIMED' : (choices.find((value) => value === `${points}`) ?? null)}
        onChange={(value) => changeAll(withPoints(draft, value === 'TIMED' ? null : Number(value)))}
      />
      {points !== null && (
        <Segments<Rest>
          label={t('rest')}
          options={rests.map((value) => ({ value, label: t(`rests.${value}`, { points: points / 2 }) }))}
          value={restOf(draft)}
          onChange={(rest) => changeAll(withRest(draft, rest))}
        />
      )}
      <NumberStepper
        label={t('rounds')}
        value={preview.preview?.rounds ?? 1}
        min={1}
        max={maxRounds}
        onChange={(rounds) =>
          change('format', {
            ...format,
            params: { ...format.params, [algorithm]: { ...format.params[algorithm], rounds } },
          })
        }
      />
      <NumberStepper
        label={t('courts')}
        value={calendar.fields}
        min={1}
        max={16}
        onChange={(fields) => change('calendar', { ...calendar, fields })}
      />
      <p className={styles.sentence}>{t(`rotations.${algorithm}`)}</p>
    </div>
  );
}
