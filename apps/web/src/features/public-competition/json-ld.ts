import { sportByKey } from '@traip/engine';
import type { PublicCompetitionData } from '../public-matches/index.ts';

const schemaTypes = { INDIVIDUAL: 'Person', PAIR: 'SportsTeam', TEAM: 'SportsTeam' } as const;

/** `pageAt` returns the URL of a page in this page's language. */
export function jsonLdOf(
  competition: PublicCompetitionData,
  pageAt: (path: string) => string,
  locale: 'es' | 'en',
) {
  const { id, name, description, startsOn, endsOn, organization, category, entries, state } = competition;
  const url = pageAt(`/c/${id}`);
  const organiserUrl = pageAt(`/o/${organization.orgCode}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    name,
    url,
    eventStatus: `https://schema.org/${state === 'CANCELED' ? 'EventCancelled' : 'EventScheduled'}`,
    ...(description === null ? {} : { description }),
    ...(startsOn === null ? {} : { startDate: startsOn }),
    ...(endsOn === null ? {} : { endDate: endsOn }),
    sport: sportByKey(category.sportVariantKey)?.name[locale],
    organizer: {
      '@type': 'SportsOrganization',
      '@id': organiserUrl,
      name: organization.name,
      url: organiserUrl,
    },
    competitor: entries
      .filter(({ status }) => status === 'ACCEPTED')
      .map(({ team }) => ({
        '@type': schemaTypes[team.competitorKind],
        '@id': pageAt(`/team/${team.id}`),
        name: team.name,
        url: pageAt(`/team/${team.id}`),
      })),
  };
}
