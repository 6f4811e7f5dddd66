'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './ranking-settings.module.css';
import { RulesDialog } from './rules-dialog.tsx';
import { StartsDialog } from './starts-dialog.tsx';
import { type RankingSettingsData, useRankingSettings } from './use-ranking.ts';

interface RankingSettingsProps {
  readonly traip: { readonly id: string; readonly code: string; readonly privacy: string };
}

/** How a Traip ranks its players and teams. */
export function RankingSettings({ traip }: RankingSettingsProps) {
  const t = useTranslations('rankingSettings');
  const query = useRankingSettings(traip);
  return (
    <Card title={t('title')}>
      <QueryState query={query} errorTitle={t('loadFailed')}>
        {(settings) => <Settings traip={traip} settings={settings} />}
      </QueryState>
    </Card>
  );
}

function Settings({ traip, settings }: RankingSettingsProps & { readonly settings: RankingSettingsData }) {
  const t = useTranslations('rankingSettings');
  const [dialog, setDialog] = useState<'rules' | 'starts' | null>(null);
  const { rules, starts } = settings;
  const { method, best } = rules;
  const close = () => setDialog(null);
  return (
    <div className={styles.stack}>
      <p>
        <b>{t(`methods.${method}`)}</b>{' '}
        {method === 'POINTS' && best !== null && <span className={styles.quiet}>{t('best', { best })}</span>}
      </p>
      <p className={styles.quiet}>{t(`about.${method}`)}</p>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => setDialog('rules')}>
          {t('change')}
        </Button>
        {method !== 'NONE' && (
          <Button variant="outlined" onClick={() => setDialog('starts')}>
            {t('starts', { count: starts.length })}
          </Button>
        )}
        {method !== 'NONE' && traip.privacy === 'PUBLIC' && (
          <ButtonLink href={`/t/${traip.code}/ranking`} variant="outlined">
            {t('show')}
          </ButtonLink>
        )}
      </div>
      {dialog === 'rules' && <RulesDialog traipId={traip.id} rules={rules} onClose={close} />}
      {dialog === 'starts' && <StartsDialog traipId={traip.id} starts={starts} onClose={close} />}
    </div>
  );
}
