import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { monthAndYear } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { settings } from '../../lib/settings.ts';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { SharingTexts } from '../../ui/share/sharing-texts.tsx';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import { FollowButton } from '../follow/index.ts';
import { ShareTeam } from '../sharing/index.ts';
import { Competitions } from './competitions.tsx';
import { Awards, Scorers, Totals } from './figures.tsx';
import type { PublicTeamData, TeamCareerData } from './load-team.ts';
import { Matches } from './matches.tsx';
import { People } from './people.tsx';
import styles from './public-team.module.css';

interface PublicTeamProps {
  readonly team: PublicTeamData;
  /** Null if loading failed. */
  readonly career: TeamCareerData | null;
}

export function PublicTeam({ team, career }: PublicTeamProps) {
  const t = useTranslations('publicTeam');
  const { organization, description } = team;
  return (
    <>
      <Hero
        picture={<Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={88} />}
        above={organization && <Link href={`/o/${organization.orgCode}`}>{organization.name}</Link>}
        title={team.name}
        facts={useFacts(team)}
        actions={
          <>
            {team.competitorKind === 'TEAM' && <FollowButton kind="TEAM" id={team.id} name={team.name} />}
            <SharingTexts>
              <ShareTeam id={team.id} name={team.name} origin={settings().publicOrigin} />
            </SharingTexts>
          </>
        }
      />
      <Columns
        main={
          <>
            {career === null ? (
              <Notice tone="error">{t('careerFailed')}</Notice>
            ) : (
              <Matches teamId={team.id} {...career} />
            )}
            <People members={team.members} memberCount={team.memberCount} />
          </>
        }
        side={
          <>
            {description !== null && (
              <Card title={t('about')}>
                <p className={styles.description}>{description}</p>
              </Card>
            )}
            <Competitions participations={team.participations} places={career?.places ?? []} />
            {career !== null && (
              <>
                <Totals totals={career.totals} />
                {team.competitorKind === 'TEAM' && (
                  <>
                    <Scorers scorers={career.scorers} sportKey={team.sportKey} />
                    <Awards awards={career.awards} />
                  </>
                )}
              </>
            )}
          </>
        }
      />
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
      : [{ key: 'sport', icon: <SportIcon sport={sportKey} />, text: sportNames[sportKey][locale] }]),
    { key: 'people', icon: <GroupsOutlined />, text: t('people', { count: memberCount }) },
    { key: 'since', icon: <CalendarMonthOutlined />, text: t('since', { since }) },
  ];
}
