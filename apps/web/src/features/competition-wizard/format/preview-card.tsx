'use client';

import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { daysNeeded, maxMatchesPerDay } from '../calendar/playing-days.ts';
import { useRhythm } from '../calendar/use-rhythm.ts';
import type { Preview } from '../preview/preview.ts';
import { useStageLabel } from '../preview/use-format-labels.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './preview-card.module.css';

export function PreviewCard({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.preview');
  const { preview, problem } = wizard.preview;
  return (
    <div className={styles.place}>
      <Card
        title={t('title')}
        aside={
          <StateChip tone="primary" icon={<AutorenewRounded />}>
            {t('atOnce')}
          </StateChip>
        }
      >
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {problem === null && preview === null && <Skeleton shape="card" height={160} />}
        {preview !== null && <Counts wizard={wizard} preview={preview} />}
      </Card>
    </div>
  );
}

interface CountsProps {
  readonly wizard: Wizard;
  readonly preview: Preview;
}

function Counts({ wizard, preview }: CountsProps) {
  const t = useTranslations('competitionWizard.preview');
  const rhythm = useRhythm(wizard);
  const days = daysNeeded(preview.roundSizes, maxMatchesPerDay(rhythm));
  if (preview.matches === 0) return <p>{t('byHand')}</p>;
  const counts = [
    ['matches', preview.matches],
    ['rounds', preview.rounds],
    ['days', days],
  ] as const;
  return (
    <>
      <dl className={styles.counts} aria-live="polite">
        {counts.map(([name, value]) => (
          <div key={name} className={styles.count}>
            <dt className={styles.unit}>{t(name, { count: value })}</dt>
            <dd className={styles.number}>{value}</dd>
          </div>
        ))}
      </dl>
      <Stages preview={preview} />
      {preview.byes > 0 && <p className={styles.note}>{t('byes', { count: preview.byes })}</p>}
      {preview.perTeam !== null && (
        <p className={styles.note}>
          {preview.perTeam.min === preview.perTeam.max
            ? t('perTeamExactly', { count: preview.perTeam.min })
            : t('perTeam', preview.perTeam)}
        </p>
      )}
      <p className={styles.note}>{t('daysText', { fields: rhythm.fields })}</p>
    </>
  );
}

function Stages({ preview: { stages } }: { readonly preview: Preview }) {
  const stageLabel = useStageLabel();
  return (
    <ul className={styles.stages}>
      {stages.map((stage, index) => (
        <li key={stageLabel(stage)} className={styles.stage}>
          <span aria-hidden="true" className={styles.mark} data-shade={index % 4} />
          <span className={styles.name}>{stageLabel(stage)}</span>
          <b className={styles.value}>{stage.matches}</b>
        </li>
      ))}
    </ul>
  );
}
