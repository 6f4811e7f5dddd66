import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '../../i18n/countries.ts';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { Branded } from '../../ui/look/branded.tsx';
import { Sponsors } from '../../ui/look/sponsors.tsx';
import { NextMatches } from '../public-matches/index.ts';
import { Competitions } from './competitions.tsx';
import { Contact } from './contact.tsx';
import { Controller } from './controller.tsx';
import type { PublicCompetitions, PublicOrganisationData, PublicTeams } from './load-organisation.ts';
import styles from './public-organisation.module.css';
import { Teams } from './teams.tsx';

interface PublicOrganisationProps {
  readonly organisation: PublicOrganisationData;
  readonly competitions: PublicCompetitions;
  readonly teams: PublicTeams;
}

export function PublicOrganisation({ organisation, competitions, teams }: PublicOrganisationProps) {
  const t = useTranslations('publicOrganisation');
  const { name, avatarUrl, bio, description, look } = organisation;
  return (
    <Branded look={look}>
      <Hero
        look={look}
        picture={<Crest name={name} url={avatarUrl} width={88} />}
        title={name}
        facts={useFacts(organisation)}
      />
      <Columns
        main={
          <>
            {bio !== null && <p className={styles.bio}>{bio}</p>}
            <NextMatches competitions={competitions.items} />
            <Competitions competitions={competitions} />
            <Teams orgCode={organisation.orgCode} teams={teams} />
          </>
        }
        side={
          <>
            {description !== null && (
              <Card title={t('about')}>
                <p className={styles.description}>{description}</p>
              </Card>
            )}
            <Contact organisation={organisation} />
            <Controller organisation={organisation} />
          </>
        }
      />
      <Sponsors sponsors={look.sponsors} />
    </Branded>
  );
}

function useFacts({ type, contact, teamCount }: PublicOrganisationData) {
  const t = useTranslations();
  const locale = useLocale();
  const place = [contact?.city, contact?.country && countryName(locale, contact.country)].filter(Boolean);
  return [
    { key: 'type', icon: <CategoryOutlined />, text: t(`organisationTypes.${type}`) },
    { key: 'teams', icon: <GroupsOutlined />, text: t('publicOrganisation.teamCount', { count: teamCount }) },
    ...(place.length === 0 ? [] : [{ key: 'place', icon: <PlaceOutlined />, text: place.join(', ') }]),
  ];
}
