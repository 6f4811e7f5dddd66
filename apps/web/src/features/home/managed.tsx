'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import { CompetitionRows } from '../competitions/index.ts';
import styles from './home.module.css';
import type { MyHomeData } from './use-my-home.ts';

type ManagedProps = Pick<MyHomeData, 'competitions' | 'competitionCount' | 'organizations'>;

/** The competitions of the person's teams, and the organisations they work for. */
export function Managed({ competitions, competitionCount, organizations }: ManagedProps) {
  return (
    <>
      <MyCompetitions competitions={competitions} count={competitionCount} />
      <MyOrganisations organisations={organizations} />
    </>
  );
}

interface CompetitionsProps {
  readonly competitions: MyHomeData['competitions'];
  readonly count: number;
}

function MyCompetitions({ competitions, count }: CompetitionsProps) {
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

function MyOrganisations({ organisations }: OrganisationsProps) {
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
