'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceRoundApi } from '../../../lib/api/race.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type RaceData, useRaceChange } from '../data/use-races.ts';
import styles from './round-panel.module.css';

const TieDialog = dynamic(() => import('./tie-dialog.tsx').then((file) => file.TieDialog), { ssr: false });

interface RoundPanelProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly mayTime: boolean;
}

/** What's missing before the next round, with the button that starts it. */
export function RoundPanel({ competitionId, race, mayTime }: RoundPanelProps) {
  const t = useTranslations('races.rounds');
  const params = { competitionId, raceId: race.id };
  const change = useRaceChange();
  const [isDeciding, setDeciding] = useState(false);
  const { data: state } = useQuery({
    queryKey: ['race', 'round', { ...params, version: race.version, results: race.results }],
    queryFn: ({ signal }) => raceRoundApi.state({ params }, { signal }),
  });
  if (state === undefined || race.advance === null) return null;
  const { byPlace, byTime } = race.advance;
  const { waiting, ties, next } = state;
  const isDone = next.every(
    ({ entries, missing, extra }) => entries > 0 && missing.length + extra.length === 0,
  );
  const hasStarted = next.some(({ results }) => results > 0);
  const fill = () =>
    void change(() => raceRoundApi.fillNext({ params, body: {} }), {
      done: t('filled'),
      failed: t('fillFailed'),
    });
  return (
    <Card title={t('goOn')}>
      <div className={styles.panel}>
        <p>{t('rule', { ...race.advance, both: byPlace > 0 && byTime > 0 ? 'yes' : 'no' })}</p>
        {waiting > 0 && <p className={styles.quiet}>{t('waiting', { count: waiting })}</p>}
        {ties.length > 0 && <Notice tone="warning">{t('tied', { bibs: ties.join(', ') })}</Notice>}
        {waiting === 0 && ties.length === 0 && isDone && <p className={styles.quiet}>{t('isFilled')}</p>}
        {hasStarted && !isDone && <Notice tone="warning">{t('hasBegun')}</Notice>}
        {mayTime && ties.length > 0 && (
          <Button variant="contained" onClick={() => setDeciding(true)}>
            {t('decide')}
          </Button>
        )}
        {mayTime && waiting === 0 && ties.length === 0 && !isDone && !hasStarted && (
          <Button variant="contained" onClick={fill}>
            {t('fill')}
          </Button>
        )}
      </div>
      {isDeciding && <TieDialog params={params} ties={ties} onClose={() => setDeciding(false)} />}
    </Card>
  );
}
