'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import type { TeamData } from '../team/use-team.ts';
import { Matches } from './matches.tsx';
import styles from './participations.module.css';

export function Participations({ team }: { team: TeamData }) {
  const t = useTranslations('teamDetail');
  return (
    <div className={styles.cards}>
      <Card title={t('participations')} flush={team.participations === 0}>
        {team.participations === 0 ? (
          <EmptyState title={t('noParticipations')}>{t('noParticipationsText')}</EmptyState>
        ) : (
          t('participationCount', { count: team.participations })
        )}
      </Card>
      <Matches teamId={team.id} />
    </div>
  );
}
