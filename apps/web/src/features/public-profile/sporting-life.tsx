import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { LinkGrid } from '../../ui/list/link-grid.tsx';
import type { PublicProfileData } from './load-profile.ts';
import styles from './public-profile.module.css';

export function Teams({ teams }: Pick<PublicProfileData, 'teams'>) {
  const t = useTranslations();
  const items = teams.map(({ team, role }) => ({
    key: team.id,
    href: `/team/${team.id}`,
    picture: <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={36} />,
    name: team.name,
    fact: t(`teamRoles.${role}`),
  }));
  return (
    <Card title={t('publicProfile.teams')} flush>
      {items.length === 0 ? <EmptyState title={t('publicProfile.noTeams')} /> : <LinkGrid items={items} />}
    </Card>
  );
}

export function Participations({ participations }: Pick<PublicProfileData, 'participations'>) {
  const t = useTranslations('publicProfile');
  if (participations.length === 0) return null;
  return (
    <Card title={t('participations')} flush>
      <ul>
        {participations.map(({ competitionId, competitionName, season }) => (
          <li key={competitionId} className={styles.participation}>
            <Link href={`/c/${competitionId}`} className={styles.where}>
              <b>{competitionName}</b>
            </Link>
            {season !== null && <span className={styles.quiet}>{season}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
