'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';
import { CompetitionRows } from '../competitions/index.ts';
import styles from './home.module.css';
import { TeamPlace } from './team-place.tsx';
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

interface CompetitionsProps {
  readonly competitions: MyHomeData['competitions'];
  readonly count: number;
}

export function MyCompetitions({ competitions, count }: CompetitionsProps) {
  const t = useTranslations('home');
  if (competitions.length === 0) return null;
  const more = count > competitions.length && (
    <span className={styles.more}>{t('andMore', { count: count - competitions.length })}</span>
  );
  return (
    <Card title={t('competitions')} aside={more} flush>
      <CompetitionRows competitions={competitions} hrefOf={(id) => `/c/${id}`} />
    </Card>
  );
}

interface OrganisationsProps {
  readonly organisations: MyHomeData['organizations'];
}

export function MyOrganisations({ organisations }: OrganisationsProps) {
  const t = useTranslations();
  if (organisations.length === 0) return null;
  return (
    <Card title={t('home.organisations')} flush>
      <ul className={styles.rows}>
        {organisations.map(({ organization: { id, orgCode, name, avatarUrl }, role }) => (
          <li key={id}>
            <RowLink
              href={`/dashboard/${orgCode}`}
              picture={<Crest name={name} url={avatarUrl} width={40} />}
              name={name}
              facts={[t(`roles.${role}`)]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
