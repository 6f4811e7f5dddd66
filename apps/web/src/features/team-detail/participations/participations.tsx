'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { LicencesHint } from '../licences/licences-hint.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { Matches } from './matches.tsx';
import styles from './participations.module.css';

export function Participations({ team, context }: { team: TeamData; context: TeamContext }) {
  const t = useTranslations('teamDetail');
  return (
    <div className={styles.cards}>
      {team.abilities.includes('team.enterPeople') && <LicencesHint context={context} />}
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
