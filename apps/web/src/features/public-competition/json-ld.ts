import { sportByKey } from '@traip/engine';
import type { PublicCompetitionData } from '../public-matches/index.ts';

export function jsonLdOf(competition: PublicCompetitionData, url: string, locale: 'es' | 'en') {
  const { name, description, startsOn, endsOn, organization, category, entries } = competition;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    url,
    ...(description === null ? {} : { description }),
    ...(startsOn === null ? {} : { startDate: startsOn }),
    ...(endsOn === null ? {} : { endDate: endsOn }),
    sport: sportByKey(category.sportVariantKey)?.name[locale],
    organizer: { '@type': 'SportsOrganization', name: organization.name },
    competitor: entries
      .filter(({ status }) => status === 'ACCEPTED')
      .map(({ team }) => ({ '@type': 'SportsTeam', name: team.name })),
  };
}
