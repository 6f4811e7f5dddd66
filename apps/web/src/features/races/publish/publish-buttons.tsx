'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceApi } from '../../../lib/api/race.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { type RaceData, useRaceChange } from '../data/use-races.ts';
import styles from './publish.module.css';

const UnpublishDialog = dynamic(() => import('./unpublish-dialog.tsx').then((file) => file.UnpublishDialog), {
  ssr: false,
});

interface PublishButtonsProps {
  readonly competitionId: string;
  readonly race: RaceData;
}

type Step = 'LIVE' | 'PROVISIONAL' | 'OFFICIAL';

const stepsAfter: Readonly<Record<RaceData['publication'], readonly Step[]>> = {
  DRAFT: ['LIVE', 'PROVISIONAL', 'OFFICIAL'],
  LIVE: ['PROVISIONAL', 'OFFICIAL'],
  PROVISIONAL: ['OFFICIAL'],
  OFFICIAL: [],
};

/** The next steps; the usual one is filled. */
export function PublishButtons({ competitionId, race }: PublishButtonsProps) {
  const t = useTranslations('races.publish');
  const confirm = useConfirm();
  const change = useRaceChange();
  const [isUnpublishing, setUnpublishing] = useState(false);
  const { id: raceId, publication, entries, results, version } = race;
  const publish = async (step: Step) => {
    const title = t(`title.${step}`);
    const text = step === 'LIVE' ? t('text.LIVE') : t(`text.${step}`, { results, entries });
    if (!(await confirm({ title, text, confirmLabel: t(step) }))) return;
    await change(
      () => raceApi.publish({ params: { competitionId, raceId }, body: { publication: step, version } }),
      { done: t(`done.${step}`), failed: t('failed') },
    );
  };
  const steps = stepsAfter[publication].filter((step) => step === 'LIVE' || results > 0);
  const usual = publication === 'PROVISIONAL' ? 'OFFICIAL' : 'PROVISIONAL';
  return (
    <div className={styles.steps}>
      {publication !== 'DRAFT' && (
        <Button variant="text" onClick={() => setUnpublishing(true)}>
          {t('back')}
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === usual ? 'contained' : 'outlined'}
          onClick={() => void publish(step)}
        >
          {t(step)}
        </Button>
      ))}
      {isUnpublishing && (
        <UnpublishDialog competitionId={competitionId} race={race} onClose={() => setUnpublishing(false)} />
      )}
    </div>
  );
}
