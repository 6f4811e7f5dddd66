'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';
import { TeamPlace } from '../my-teams/index.ts';
import styles from './home.module.css';
import type { MyHomeData } from './use-my-home.ts';

interface TeamsProps {
  readonly teams: MyHomeData['teams'];
  readonly count: number;
}

export function MyTeamsCard({ teams, count }: TeamsProps) {
  const t = useTranslations('home');
  const all = <CardLink href="/my-teams">{t('seeAll', { count })}</CardLink>;
  return (
    <Card title={t('teams')} aside={count > 0 && all} flush>
      {teams.length === 0 ? (
        <EmptyState
          title={t('noTeams')}
          action={
            <ButtonLink href="/my-teams" variant="outlined">
              {t('toTeams')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.rows}>
          {teams.map((own) => (
            <TeamPlace key={own.team.id} own={own} />
          ))}
        </ul>
      )}
    </Card>
  );
}
