'use client';

import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { monthAndYear } from '../../../i18n/formats.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { TeamData } from '../team/use-team.ts';

export function TeamFacts({ team }: { team: TeamData }) {
  return <Facts facts={useFacts(team)} />;
}

function useFacts(team: TeamData) {
  const t = useTranslations();
  const locale = useLocale();
  const maySeeContact = team.abilities.includes('team.seeContact');
  return [
    ...(team.sportKey === null ? [] : [{ term: t('teams.sport'), value: sportNames[team.sportKey][locale] }]),
    ...(maySeeContact && team.email !== null ? [{ term: t('teams.email'), value: team.email }] : []),
    { term: t('teamDetail.people'), value: t('teamDetail.peopleCount', { count: team.memberCount }) },
    ...(team.role === null ? [] : [{ term: t('teamDetail.yourRole'), value: t(`teamRoles.${team.role}`) }]),
    { term: t('teams.privacy'), value: t(`teams.privacyTexts.${team.privacy}`) },
    { term: t('teamDetail.since'), value: monthAndYear(locale, new Date(team.createdAt)) },
    ...(team.description === null ? [] : [{ term: t('teamDetail.description'), value: team.description }]),
  ];
}
