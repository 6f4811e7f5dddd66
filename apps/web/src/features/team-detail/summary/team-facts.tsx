'use client';

import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { monthAndYear } from '../../../i18n/formats.ts';
import type { TeamData } from '../team/use-team.ts';
import styles from './summary.module.css';

export function TeamFacts({ team }: { team: TeamData }) {
  const facts = useFacts(team);
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFacts(team: TeamData) {
  const t = useTranslations();
  const locale = useLocale();
  const unknown = t('teamDetail.unknown');
  const maySeeContact = team.abilities.includes('team.seeContact');
  return [
    { term: t('teams.sport'), value: team.sportKey === null ? unknown : sportNames[team.sportKey][locale] },
    ...(maySeeContact ? [{ term: t('teams.email'), value: team.email ?? unknown }] : []),
    { term: t('teamDetail.people'), value: t('teamDetail.peopleCount', { count: team.memberCount }) },
    {
      term: t('teamDetail.yourRole'),
      value: team.role === null ? t('teamDetail.noRole') : t(`teamRoles.${team.role}`),
    },
    { term: t('teams.privacy'), value: t(`teams.privacyTexts.${team.privacy}`) },
    { term: t('teamDetail.since'), value: monthAndYear(locale, new Date(team.createdAt)) },
    ...(team.description === null ? [] : [{ term: t('teamDetail.description'), value: team.description }]),
  ];
}
