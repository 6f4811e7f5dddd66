import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import type { PublicProfileData } from './load-profile.ts';
import styles from './public-profile.module.css';

export function Teams({ teams }: Pick<PublicProfileData, 'teams'>) {
  const t = useTranslations();
  return (
    <Card title={t('publicProfile.teams')} flush>
      {teams.length === 0 ? (
        <EmptyState title={t('publicProfile.noTeams')} />
      ) : (
        <ul className={styles.teams}>
          {teams.map(({ team, role }) => (
            <li key={team.id}>
              <Link href={`/team/${team.id}`} className={styles.team}>
                <Crest name={team.name} url={team.avatarUrl} width={36} />
                <span className={styles.words}>
                  <b className={styles.name}>{team.name}</b>
                  <span className={styles.quiet}>{t(`teamRoles.${role}`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function Participations({ participations }: Pick<PublicProfileData, 'participations'>) {
  const t = useTranslations('publicProfile');
  return (
    <Card title={t('participations')} flush>
      {participations.length === 0 ? (
        <EmptyState title={t('noParticipations')}>{t('noParticipationsText')}</EmptyState>
      ) : (
        <ul>
          {participations.map(({ competitionId, competitionName, season }) => (
            <li key={competitionId} className={styles.participation}>
              <b>{competitionName}</b>
              {season !== null && <span className={styles.quiet}>{season}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
