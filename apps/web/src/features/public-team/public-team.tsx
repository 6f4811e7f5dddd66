import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { monthAndYear } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import type { PublicTeamData } from './load-team.ts';
import { People } from './people.tsx';
import styles from './public-team.module.css';

/** A team, as anybody sees it. */
export function PublicTeam({ team }: { team: PublicTeamData }) {
  const t = useTranslations('publicTeam');
  const { organization, description } = team;
  return (
    <>
      <Hero
        picture={<Crest name={team.name} url={team.avatarUrl} width={88} />}
        above={organization && <Link href={`/o/${organization.orgCode}`}>{organization.name}</Link>}
        title={team.name}
        facts={useFacts(team)}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <People members={team.members} memberCount={team.memberCount} />
        </div>
        <div className={styles.side}>
          {description !== null && (
            <Card title={t('about')}>
              <p className={styles.description}>{description}</p>
            </Card>
          )}
          <Participations participations={team.participations} />
        </div>
      </div>
    </>
  );
}

function useFacts({ sportKey, memberCount, createdAt }: PublicTeamData) {
  const t = useTranslations('publicTeam');
  const locale = useLocale();
  const since = monthAndYear(locale, new Date(createdAt));
  return [
    ...(sportKey === null
      ? []
      : [{ key: 'sport', icon: <SportsOutlined />, text: sportNames[sportKey][locale] }]),
    { key: 'people', icon: <GroupsOutlined />, text: t('people', { count: memberCount }) },
    { key: 'since', icon: <CalendarMonthOutlined />, text: t('since', { since }) },
  ];
}

function Participations({ participations }: Pick<PublicTeamData, 'participations'>) {
  const t = useTranslations('publicTeam');
  return (
    <Card title={t('participations')} flush>
      {participations.length === 0 ? (
        <EmptyState title={t('noParticipations')}>{t('noParticipationsText')}</EmptyState>
      ) : (
        <ul>
          {participations.map(({ competitionId, competitionName, season }) => (
            <li key={competitionId} className={styles.participation}>
              <b>{competitionName}</b>
              {season !== null && <span className={styles.season}>{season}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
